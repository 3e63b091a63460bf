import { beforeEach, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import type { LinkRecord } from '@/lib/model/link';
import type { LinkQuery } from '@/lib/model/link-query';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { pageOf } from './link-background';

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

/** Opens the screen over a background that holds these links, which may change meanwhile. */
export function openLinks(links: readonly LinkRecord[], answers: Answers = {}, hash = '#links') {
  const fake = fakeServices({
    'connection.get': () => connected,
    'links.list': (query) => pageOf(links, query),
    'link.get': ({ shortUrl }) => links.find((link) => link.shortUrl === shortUrl) ?? null,
    'link.refresh': async () => new Promise<never>(() => undefined),
    ...answers,
  });
  openOptions(fake.services, hash);
  onTestFinished(() => scrollTo(0, 0));
  const queries = () => fake.inputsOf('links.list') as LinkQuery[];
  return { ...fake, queries };
}

/** Wide enough for the sidebar to be there. */
export const inWideWindow = () => beforeEach(async () => page.viewport(1280, 800));

export const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });

/** The row of a link by a part of its title. */
export const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });

export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What leads from a row to the link's page. @param name the last part of the link */
export const nameOfLink = (name: string) =>
  page.getByRole('link', { name: `https://short.example/${name}`, exact: true });

/** Two frames are time enough to draw what is going to be drawn. */
export async function drawn(): Promise<void> {
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
}

/** The way from a link's page to the list. */
export const backToLinks = () =>
  page.getByRole('main').getByRole('link', { name: 'Links', exact: true });
