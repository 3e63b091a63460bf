import { isOpenable } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import type { Campaign } from '@/lib/resources/campaigns';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import './campaigns.css';

interface CampaignAddressProps {
  /** What its messages begin with. */
  words: 'campaigns_rotator' | 'campaigns_list';
  /** What it is for. */
  lead: string;
  address: string | null;
}

/** One of a campaign's addresses, with what can be done with it. */
function CampaignAddress({ words, lead, address }: CampaignAddressProps) {
  return (
    <section class="section">
      <h2>{t(words)}</h2>
      {address === null ? (
        <p>{t(`${words}_missing`)}</p>
      ) : (
        <>
          <p class="screen-lead">{lead}</p>
          <p class="campaign-address" dir="ltr">
            {address}
          </p>
          <AddressActions key={address} words={words} address={address} />
        </>
      )}
    </section>
  );
}

function AddressActions({
  words,
  address,
}: Pick<CampaignAddressProps, 'words'> & { address: string }) {
  return (
    <div class="section-actions">
      {isOpenable(address) ? (
        <ButtonLink href={address} label={t(`${words}_open`)}>
          {t('common_open')}
        </ButtonLink>
      ) : null}
      <CopyButton text={address} label={t(`${words}_copy`)} />
    </div>
  );
}

/** Where a campaign can be reached, what each address is for, and how links come into it. */
function CampaignDetail({ row }: DetailProps<Campaign>) {
  return (
    <>
      <CampaignAddress
        words="campaigns_rotator"
        lead={t('campaigns_rotator_lead')}
        address={row.rotator}
      />
      <CampaignAddress
        words="campaigns_list"
        lead={t(row.public === false ? 'campaigns_list_lead_private' : 'campaigns_list_lead')}
        address={row.list}
      />
      {row.views === null ? null : (
        <section class="section">
          <h2>{t('campaigns_views')}</h2>
          <p>{numberText(row.views)}</p>
        </section>
      )}
      <section class="section">
        <h2>{t('campaigns_links_title')}</h2>
        <p>{t('campaigns_links_how')}</p>
        <p class="screen-lead">{t('campaigns_links_not_told')}</p>
      </section>
    </>
  );
}

/** What is truly a campaign's own: its two addresses. */
export const campaignParts: ResourceParts<Campaign> = { Detail: CampaignDetail };
