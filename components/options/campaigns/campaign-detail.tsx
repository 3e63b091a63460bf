import { isOpenable } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import type { Campaign } from '@/lib/resources/campaigns';
import { numberText } from '@/lib/texts/format';

import './campaigns.css';

interface CampaignAddressProps {
  title: string;
  /** What it is for. */
  lead: string;
  address: string | null;
  whenMissing: string;
}

/** One of a campaign's addresses, with what can be done with it. */
function CampaignAddress({ title, lead, address, whenMissing }: CampaignAddressProps) {
  return (
    <section class="section">
      <h2>{title}</h2>
      {address === null ? (
        <p>{whenMissing}</p>
      ) : (
        <>
          <p class="screen-lead">{lead}</p>
          <p class="campaign-address" dir="ltr">
            {address}
          </p>
          <AddressActions key={address} title={title} address={address} />
        </>
      )}
    </section>
  );
}

function AddressActions({ title, address }: { title: string; address: string }) {
  const what = title.toLowerCase();
  return (
    <div class="section-actions">
      {isOpenable(address) ? (
        <ButtonLink href={address}>
          Open<span class="unseen"> {what}</span>
        </ButtonLink>
      ) : null}
      <CopyButton text={address} label={`Copy ${what}`} />
    </div>
  );
}

/** Where a campaign can be reached, what each address is for, and how links come into it. */
function CampaignDetail({ row }: DetailProps<Campaign>) {
  return (
    <>
      <CampaignAddress
        title="Rotator"
        lead="Opens one of the campaign’s links, picked at random at each visit."
        address={row.rotator}
        whenMissing="This campaign has no rotator."
      />
      <CampaignAddress
        title="Public list"
        lead={
          row.public === false
            ? 'A page with the campaign’s links. The campaign is not public now, so others may not see it.'
            : 'A page with the campaign’s links, for anybody who has its address.'
        }
        address={row.list}
        whenMissing="This campaign has no public list."
      />
      {row.views === null ? null : (
        <section class="section">
          <h2>Views</h2>
          <p>{numberText(row.views)}</p>
        </section>
      )}
      <section class="section">
        <h2>Links in this campaign</h2>
        <p>
          Choose the campaign in the popup: when you shorten a page, or on the short link that you
          made. A link is in one campaign at a time; choosing another one moves it.
        </p>
        <p class="screen-lead">
          The account API does not tell which links are in a campaign; its public list shows them.
        </p>
      </section>
    </>
  );
}

/** What is truly a campaign's own: its two addresses. */
export const campaignParts: ResourceParts<Campaign> = { Detail: CampaignDetail };
