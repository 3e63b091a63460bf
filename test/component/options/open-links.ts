import { page } from 'vitest/browser';

import type { LinkRecord } from '@/lib/contract/link';

import { fakeServices } from './fake-services';
import { openOptions } from './open-options';

/**
 * A link called “About ‹name›”.
 * @param parts what differs from one that works
 */
export const linkTo = (name: string, parts: Partial<LinkRecord> = {}): LinkRecord => ({
  shortUrl: `https://short.example/${name}`,
  service: 'https://short.example',
  id: 7,
  longUrl: `https://example.com/a-page-about/${name}`,
  title: `About ${name}`,
  createdAt: 1_790_000_000_000,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
  ...parts,
});

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

/** Opens the screen over a background that finds links by their titles. */
export function openLinks(links: readonly LinkRecord[], answers: Answers = {}) {
  const fake = fakeServices({
    'links.search': ({ words }) =>
      links.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())).slice(0, 100),
    ...answers,
  });
  openOptions(fake.services, '#links');
  const searches = () =>
    fake.inputsOf('links.search').map((input) => (input as { words: string }).words);
  return { ...fake, searches };
}

export const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });

export const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
