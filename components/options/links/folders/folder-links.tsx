import { Plus } from 'lucide';
import { useState } from 'preact/hooks';

import { LinkState } from '@/components/options/links/link-state';
import { destinationName, shortName, visitFigures } from '@/components/options/links/link-text';
import { LinkTile } from '@/components/options/links/link-tile';
import { addressOfLink } from '@/components/options/links/place';
import { FolderVisits } from '@/components/options/visits/link-visits';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { CopyIcon } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { Loaded } from '@/components/ui/loaded';
import { ShortUrl } from '@/components/ui/short-url';
import type { Folder, LinkRecord } from '@/lib/model/link';
import { factsText } from '@/lib/texts/format';
import { plural, t } from '@/lib/texts/translate';

import { AddLinksDialog } from './add-links-dialog';
import { useFolderLinks } from './use-folder-links';

import '@/components/ui/rows.css';
import './folder-links.css';

interface FolderLinksProps {
  folder: Folder;
  /** Short URLs that the account lists there. */
  listed?: readonly string[];
  onAdded?: () => void;
}

/** The links that Curtail filed into a campaign or channel, with their visits, and the way to add more. */
export function FolderLinks({ folder, listed = [], onAdded }: FolderLinksProps) {
  const links = useFolderLinks(folder);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const close = (added: readonly LinkRecord[]) => {
    setAdding(false);
    if (added.length === 0) return;
    setSaid(plural('filing_links_added', added.length));
    if (links.state !== 'loading') links.reload();
    onAdded?.();
  };
  return (
    <>
      {links.state === 'ready' ? <FolderVisits links={links.value} listed={listed} /> : null}
      <section class="card" aria-labelledby="folder-links-title">
        <div class="card-title">
          <h2 id="folder-links-title">{t('campaigns_links_title')}</h2>
          <Button onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            {t('filing_add_links')}
          </Button>
        </div>
        <p class="status-message" role="status">
          {said}
        </p>
        {isAdding ? <AddLinksDialog folder={folder} onClose={close} /> : null}
        <Loaded of={links} failed="links_load_failed">
          {({ value }) => (
            <>
              <div>
                <p class="folder-sum">{sumText(value)}</p>
                <p class="screen-lead">{t('campaigns_links_not_told')}</p>
              </div>
              {value.length === 0 ? null : (
                <ul class="rows folder-links">
                  {value.map((link) => (
                    <FolderLink key={link.shortUrl} link={link} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Loaded>
      </section>
    </>
  );
}

function FolderLink({ link }: { link: LinkRecord }) {
  const { shortUrl, longUrl, title } = link;
  const visits = visitFigures(link)?.visits;
  return (
    <li class="row">
      <div class="folder-link">
        <LinkTile longUrl={longUrl} />
        <div>
          <a href={addressOfLink(shortUrl)} dir="ltr">
            <ShortUrl url={shortUrl} />
          </a>
          <p class="row-about" title={longUrl}>
            <bdi>{truncated(title.trim() || destinationName(longUrl))}</bdi>
          </p>
        </div>
      </div>
      <p class="folder-link-facts">
        <LinkState link={link} />
        {visits === undefined ? null : <span>{plural('link_visits', visits)}</span>}
      </p>
      <CopyIcon text={shortUrl} label={t('omnibox_copy', { link: shortName(link) })} />
    </li>
  );
}

/** How many there are, and their visits together: of how many these are not known is said with it. */
function sumText(links: readonly LinkRecord[]): string {
  if (links.length === 0) return t('links_none');
  const known = links.flatMap((link) => visitFigures(link)?.visits ?? []);
  const sum = known.reduce((all, visits) => all + visits, 0);
  const unknown = links.length - known.length;
  return factsText([
    plural('links_count', links.length),
    known.length === 0 ? '' : plural('link_visits', sum),
    unknown === 0 ? '' : t('filing_links_uncounted', { unknown }),
  ]);
}
