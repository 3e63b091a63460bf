import { ignoreFailure } from '@/lib/async/queue';
import { type Subject, linkToChange } from '@/lib/links/library/own-link';
import type { LinkStatus, LinksDependencies } from '@/lib/links/ports';
import { markGone, markPresent, unknownLink } from '@/lib/links/record/service-info';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { confirmed } from './confirmed';
import { type Asking, askAbout, newAsking } from './link-info';

/** Enables, disables or deletes a link. @throws `not_confirmed` when the service reports it as it was */
export async function setStatus(
  dependencies: LinksDependencies,
  url: string,
  status: LinkStatus,
): Promise<LinkRecord> {
  const asking = newAsking(dependencies);
  const subject = await linkToChange(dependencies, url);
  const seen = await sendStatus(asking, subject, status);
  const change = (link: LinkRecord): LinkRecord =>
    status === 'gone' ? markGone(link, dependencies.now()) : { ...markPresent(link), status };
  const link = await remember(dependencies, subject, change);
  if (link !== null) return link;
  const answer = seen ?? (await askAbout(asking, subject).catch(() => null));
  return change(answer?.link ?? unknownLink(subject.shortUrl, await dependencies.service()));
}

export async function sendStatus(
  asking: Asking,
  { shortUrl, known }: Subject,
  status: LinkStatus,
): Promise<{ link: LinkRecord } | null> {
  const { dependencies, deadline } = asking;
  return confirmed({
    async send() {
      const reported = await deadline.within(dependencies.api.setStatus(shortUrl, status));
      if ((reported ?? status) !== status) throw new AppError({ code: 'not_confirmed' });
    },
    async read({ outcome }) {
      // A delete that may be done explains at any age why a link is missing.
      const isAged = known !== null && status === 'gone' && outcome === 'unknown';
      return askAbout(asking, { shortUrl, known: isAged ? { ...known, createdAt: 0 } : known });
    },
    isDone: ({ facts }) => (facts === null ? 'gone' : facts.status) === status,
  });
}

/** Remembers what was done to a link, and forgets what kept it unsaved, as it was. @returns null where it is not remembered */
export async function remember(
  { history, intents }: LinksDependencies,
  { shortUrl }: Subject,
  change: (link: LinkRecord) => LinkRecord,
): Promise<LinkRecord | null> {
  const link = await history.update(shortUrl, change, true).catch(() => null);
  const forget = async (): Promise<void> => {
    for (const intent of await intents.all()) {
      const isIt = intent.state === 'unsaved' && intent.link?.shortUrl === shortUrl;
      if (isIt) await intents.remove(intent);
    }
  };
  await ignoreFailure(forget());
  return link;
}
