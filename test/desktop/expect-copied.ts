import { patience } from '../e2e/harness/poll.ts';
import type { RunningService } from '../service/start-service.ts';
import { clipboardText } from './display/clipboard-text.ts';
import type { Display } from './display/open-display.ts';
import { expect } from './fixtures.ts';

interface Copied {
  readonly display: Display;
  readonly service: RunningService;
}

/** Waits until the service has links to these addresses and no others, and the display's clipboard holds them in order. */
export async function expectCopied(
  { display, service }: Copied,
  ...longUrls: readonly string[]
): Promise<void> {
  await expect(async () => {
    const links = service.links();
    expect(links.map(({ originalUrl }) => originalUrl)).toEqual(longUrls);
    const shortUrls = links.map(({ shortUrl }) => shortUrl).join('\n');
    expect(await clipboardText(display)).toBe(shortUrls);
  }).toPass({ timeout: patience, intervals: [50] });
}
