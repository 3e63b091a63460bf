import type { DetailProps } from '@/components/resource/resource-parts';
import type { Campaign } from '@/lib/resources/campaigns';
import { numberText } from '@/lib/texts/count-text';

import { CampaignAddress } from './campaign-address';

/** Where a campaign can be reached, what each address is for, and how links come into it. */
export function CampaignDetail({ row }: DetailProps<Campaign>) {
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
