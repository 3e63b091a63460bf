import { page, userEvent } from 'vitest/browser';

import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { linkTo, pageOf } from './link-background';

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

export const field = (name: string) => page.getByLabelText(name, { exact: true });

export const link = (name: string) => page.getByRole('link', { name, exact: true });

export const heading = (name: string) => page.getByRole('heading', { name, exact: true });

export const code = page.getByRole('img', { name: 'QR code of the short link' });

export const destination = 'https://example.com/a-page-about/spring';

/** A service that makes every link, under its alias or as “spring”, and all links that it made. */
export function making() {
  const links: LinkRecord[] = [];
  const make = ({ url, alias = 'spring' }: ShortenRequest): ShortenOutcome => {
    links.push(linkTo(alias, { longUrl: url }));
    return { how: 'created', link: linkTo(alias, { longUrl: url }) };
  };
  return { links, make };
}

export const fail = (report: ErrorReport) => (): never => {
  throw new AppError(report);
};

/** Opens the form over a service that makes every link. */
export function openNewLink(
  answers: Answers = {},
  browser: Parameters<typeof fakeServices>[1] = {},
) {
  const { links, make } = making();
  const fake = fakeServices(
    {
      'connection.get': () => connected,
      'links.list': (query) => pageOf(links, query),
      'link.refresh': async () => new Promise<never>(() => undefined),
      'link.shorten': make,
      'link.check': () => null,
      'alias.check': () => true,
      'domains.refresh': () => ['go.example'],
      'account.known': () => null,
      'account.read': () => ({ value: { items: [], total: 0, nextPage: null }, at: Date.now() }),
      ...answers,
    },
    browser,
  );
  openOptions(fake.services, '#links/new');
  return { ...fake, shortened: () => fake.inputsOf('link.shorten') as ShortenRequest[] };
}

/** Types a destination as soon as there is a field for it, and sends the form off by Enter. */
export async function submit(url = destination): Promise<void> {
  await userEvent.fill(field('Destination URL'), url);
  await userEvent.keyboard('{Enter}');
}

/** Looks at another screen, and comes back. */
export async function lookAway(): Promise<void> {
  await link('Preferences').click();
  await page.getByRole('heading', { level: 1, name: 'Preferences' }).findElement();
  history.back();
}
