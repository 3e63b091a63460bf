import { expect } from '@playwright/test';

import { patience } from '../harness/poll.ts';
import type { User } from '../harness/user.ts';
import { expectGrowth } from './expect-growth.ts';
import { workingLinks } from './working-links.ts';

/** Waits until each of these addresses has a single link, and the clipboard holds those, line by line. */
export async function expectCopied(user: User, ...urls: readonly string[]): Promise<void> {
  const hasLink = (url: string): boolean => workingLinks(user.service, url).length > 0;
  await expectGrowth(() => urls.filter(hasLink).length, urls.length);
  await expect(async () => {
    const links = urls.map((url) => workingLinks(user.service, url));
    expect(links.map(({ length }) => length)).toEqual(urls.map(() => 1));
    expect(await user.clipboard()).toBe(
      links
        .flat()
        .map(({ shortUrl }) => shortUrl)
        .join('\n'),
    );
  }).toPass({ timeout: patience, intervals: [50] });
}
