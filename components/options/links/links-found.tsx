import { cut } from '@/components/resource/row-name';
import { Button } from '@/components/ui/button';

import type { Services } from '../services';
import { LinkList } from './link-list';
import { NoLinks } from './no-links';
import { NotLoaded } from './not-loaded';
import type { Found, LinkSearch } from './use-link-search';

/** As many as the background hands over at once. */
const atMost = 100;

interface LinksFoundProps {
  search: LinkSearch;
  services: Pick<Services, 'send' | 'copyText'>;
  onClear: () => void;
}

/** How a search stands, and the links that it found. */
export function LinksFound({ search, services, onClear }: LinksFoundProps) {
  const { found, error, again } = search;
  const links = found?.links ?? [];
  return (
    <div class="section">
      <p class="links-count" role="status">
        {error === null ? <HowMany found={found} /> : ''}
      </p>
      {error === null ? null : (
        <NotLoaded error={error} hasOlder={links.length > 0} onRetry={again} />
      )}
      {links.length > 0 ? <LinkList links={links} services={services} /> : null}
      {error === null && found?.links.length === 0 ? (
        <Nothing words={found.words} onClear={onClear} />
      ) : null}
    </div>
  );
}

/** What to do where there is nothing. */
function Nothing({ words, onClear }: { words: string; onClear: () => void }) {
  if (words === '') return <NoLinks />;
  return (
    <div class="section-actions">
      <Button onClick={onClear}>Clear search</Button>
    </div>
  );
}

/** Heard by those who do not see the list, too. */
function HowMany({ found }: { found: Found | null }) {
  if (found === null) return <>Loading your links…</>;
  const { words, links } = found;
  if (links.length === 0 && words === '') return <>There are no links yet.</>;
  return (
    <>
      {countText(links.length)}
      {words === '' ? '' : ' for “'}
      {words === '' ? '' : <bdi>{cut(words)}</bdi>}
      {words === '' ? '' : '”'}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing found';
  if (count >= atMost) return `The newest ${atMost} links`;
  return count === 1 ? '1 link' : `${count} links`;
}
