import type { LinksDependencies } from '@/lib/links/dependencies';
import { type AskedLink, readRequest } from '@/lib/links/request';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import { alsoFile } from './also-file';
import { existingLinks, onAskedHost, satisfies } from './existing-link';

const nothingElse = { title: '', again: false, private: false, tabId: null } as const;

type Parts = Pick<LinksDependencies, 'history' | 'service'>;

/**
 * The link of the page that there is already and that is what was asked for, unless another one is wanted.
 *
 * @param today `YYYY-MM-DD`
 * @throws `wrong_host` with the link when none is on the host that was asked for
 */
export async function findExisting(
  parts: Parts,
  asked: AskedLink,
  today: string,
): Promise<ShortenOutcome | null> {
  const found = await fittingLinks(parts, asked, today);
  if (found === null) return null;
  const link = await alsoFile(parts.history, found.onHost ?? found.newest, asked);
  if (found.onHost !== null) return { how: 'existing', link };
  // What is remembered may come from a file that somebody else wrote: such a link is no more copied unasked than a new one.
  throw new AppError({ code: 'wrong_host', field: 'domain', link });
}

/** The same for one that is only looked for; null for one that is not on the host that is asked for. @throws `invalid_input` */
export async function findFitting(
  parts: Parts,
  { url, domain, expiry }: Pick<ShortenRequest, 'url' | 'domain' | 'expiry'>,
  today: string,
): Promise<LinkRecord | null> {
  const asked = readRequest({ url, domain, expiry, ...nothingElse }, today);
  const found = await fittingLinks(parts, asked, today);
  return found?.onHost ?? null;
}

/** The best link that is what was asked for, and the best on the host that was asked for; null where there is none at all. */
async function fittingLinks(
  { history, service }: Parts,
  asked: AskedLink,
  today: string,
): Promise<{ newest: LinkRecord; onHost: LinkRecord | null } | null> {
  // Nobody remembers passwords, so one that is asked for is a new one.
  if (asked.again || asked.hasPassword) return null;
  const links = await existingLinks(history, asked, today);
  const fitting = links.filter((link) => satisfies(link, asked));
  const [newest] = fitting;
  if (newest === undefined) return null;
  return { newest, onHost: onAskedHost(fitting, asked.domain, await service()) };
}
