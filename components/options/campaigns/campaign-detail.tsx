import { ExternalLink } from 'lucide';

import { foldersOf } from '@/components/link/filing/folder-lists';
import { FolderLinks } from '@/components/options/links/folders/folder-links';
import { isOpenable } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { ButtonLink } from '@/components/ui/button';
import { CopyIcon } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { ShortUrl } from '@/components/ui/short-url';
import type { Campaign } from '@/lib/resources/campaigns';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import './campaigns.css';

/** The links of a campaign, and where it can be reached: each address with what it is for. */
function CampaignDetail({ row }: DetailProps<Campaign>) {
  const listLead = row.public === false ? 'campaigns_list_lead_private' : 'campaigns_list_lead';
  const addresses = [
    { words: 'campaigns_rotator', lead: 'campaigns_rotator_lead', address: row.rotator },
    { words: 'campaigns_list', lead: listLead, address: row.list },
  ] as const;
  return (
    <div class="screen-columns">
      <div class="screen-column">
        {foldersOf('campaign', [row]).map((folder) => (
          <FolderLinks key={folder.id} folder={folder} />
        ))}
      </div>
      <div class="screen-column">
        {row.views === null ? null : (
          <section class="card">
            <h2>{t('campaigns_views')}</h2>
            <p class="campaign-views">{numberText(row.views)}</p>
          </section>
        )}
        {addresses.map(({ words, lead, address }) =>
          address === null ? null : (
            <section key={words} class="card" aria-labelledby={words}>
              <h2 id={words}>{t(words)}</h2>
              <p class="screen-lead">{t(lead)}</p>
              <div key={address} class="campaign-well">
                <p dir="ltr">{isOpenable(address) ? <ShortUrl url={address} /> : address}</p>
                <CopyIcon text={address} label={t(`${words}_copy`)}>
                  {isOpenable(address) ? (
                    <ButtonLink
                      href={address}
                      variant="ghost"
                      class="button-icon"
                      label={t(`${words}_open`)}
                      title={t(`${words}_open`)}
                    >
                      <Icon of={ExternalLink} isDirectional />
                    </ButtonLink>
                  ) : null}
                </CopyIcon>
              </div>
            </section>
          ),
        )}
      </div>
    </div>
  );
}

/** What is truly a campaign's own: its links and its two addresses. */
export const campaignParts: ResourceParts<Campaign> = { Detail: CampaignDetail };
