import { isOpenable } from '@/components/resource/is-openable';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';

import './campaigns.css';

interface CampaignAddressProps {
  title: string;
  /** What it is for. */
  lead: string;
  address: string | null;
  whenMissing: string;
}

/** One of a campaign's addresses, with what can be done with it. */
export function CampaignAddress({ title, lead, address, whenMissing }: CampaignAddressProps) {
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
