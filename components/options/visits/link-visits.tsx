import { useCallback } from 'preact/hooks';

import { Card } from '@/components/ui/card';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { looksOf } from '@/lib/rules/looks';
import { nearDayInWords } from '@/lib/texts/ago';
import { plural, t } from '@/lib/texts/translate';

import { dateOf, gainOf, gainsOf } from './gains';
import { VisitsCard } from './visits-card';

/** The visits of a link over time; nothing where the service counts none, and a sentence as long as they did not change. */
export function LinkVisits({ link }: { link: LinkRecord }) {
  const looks = looksOf(link.told);
  const [first] = looks;
  if (first === undefined) return null;
  if (looks.some(({ visits }) => visits !== first.visits)) return <VisitsCard looks={looks} />;
  const date = nearDayInWords(dateOf(first.day), localDay(new Date()));
  return (
    <YoungCard
      text={t('visits_first_seen', { visits: plural('link_visits', first.visits), date })}
    />
  );
}

interface FolderVisitsProps {
  /** Filed there by Curtail. */
  links: readonly LinkRecord[];
  /** Short URLs that the account lists there. */
  listed: readonly string[];
}

/** What the links of a campaign or channel gained since Curtail first saw each. */
export function FolderVisits({ links, listed }: FolderVisitsProps) {
  const others = useOthers(links, listed);
  const all = [...links, ...others].map((link) => looksOf(link?.told));
  const compared = all.filter((looks) => looks.length > 1);
  const together = gainsOf(compared);
  if (all.every((looks) => looks.length === 0)) return null;
  if (gainOf(together) === 0) return <YoungCard text={t('visits_first_seen_links')} />;
  return <VisitsCard looks={together} links={{ known: compared.length, all: all.length }} />;
}

/** What Curtail remembers of links that it did not file there itself; null for those that it does not know. */
function useOthers(
  links: readonly LinkRecord[],
  listed: readonly string[],
): readonly (LinkRecord | null)[] {
  const { send } = useServices();
  const filed = new Set(links.map(({ shortUrl }) => shortUrl));
  const wanted = listed.filter((shortUrl) => !filed.has(shortUrl)).join(' ');
  const load = useCallback(
    async () => (wanted === '' ? [] : send('link.getMany', { shortUrls: wanted.split(' ') })),
    [send, wanted],
  );
  const loaded = useLoaded(load);
  return loaded.state === 'ready' ? loaded.value : [];
}

const YoungCard = ({ text }: { text: string }) => (
  <Card title={t('visits_title')}>
    <p class="screen-lead">{text}</p>
  </Card>
);
