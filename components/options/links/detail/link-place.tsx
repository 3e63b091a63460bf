import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { linkName } from '@/components/options/links/link-words';
import { addressOfList } from '@/components/options/links/place';
import type { Services } from '@/components/options/services';
import { Screen } from '@/components/ui/screen';
import type { LinkFilter } from '@/lib/model/link-query';

import { CopyAs } from './copy-as';
import { LinkActions } from './link-actions';
import { LinkDetails } from './link-details';
import { LinkFiling } from './link-filing';
import { LinkQr } from './link-qr';
import { useLinkBehind } from './use-link-info';

import './link-page.css';

interface LinkPlaceProps {
  shortUrl: string;
  services: Services;
  windows: LinkWindows;
  /** Of the list that it is gone back to. */
  filter: LinkFilter;
}

/** One link on a page of its own: all that is known of it, and all that can be done with it. */
export function LinkPlace({ shortUrl, services, windows, filter }: LinkPlaceProps) {
  const behind = useLinkBehind(services, shortUrl, windows);
  const { link } = behind;
  return (
    <Screen title={linkName(link ?? { shortUrl, title: '' })} wide>
      <div class="section-actions">
        <a class="button button-plain" href={addressOfList(filter)}>
          Back to list
        </a>
        <a class="button button-plain" href={shortUrl} target="_blank" rel="noreferrer">
          Open
        </a>
        {link === null ? null : (
          <LinkActions link={link} services={services} onSwitched={behind.become} />
        )}
      </div>
      <div class="link-place">
        <div class="link-place-main">
          <LinkDetails shortUrl={shortUrl} behind={behind} />
          {link === null ? null : (
            <>
              <CopyAs link={link} services={services} />
              <LinkFiling link={link} services={services} />
            </>
          )}
        </div>
        <LinkQr shortUrl={shortUrl} services={services} />
      </div>
    </Screen>
  );
}
