import { useEffect, useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/make-link';
import { rememberDomain } from '@/components/popup/actions/remember';
import type { PopupModel } from '@/components/popup/model';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import { t } from '@/lib/texts/translate';

/** The account's branded domains, as far as they are known. */
interface Domains {
  hosts: readonly string[];
  /** Lists them anew, once. */
  refresh: () => void;
}

interface DomainSelectProps {
  model: PopupModel;
  /** A host, or blank for the service's own. */
  value: string;
  domains: Domains;
  set: (changes: Partial<Draft>) => void;
}

/** The host that the link is on, as its beginning: the service's own, or one of the account's. */
export function DomainSelect({ model, value, domains, set }: DomainSelectProps) {
  const { hosts, refresh } = domains;
  const listed = value === '' || hosts.includes(value) ? hosts : [value, ...hosts];
  const choose = (domain: string) => {
    set({ domain });
    rememberDomain(model, domain);
  };
  return (
    <select
      name="domain"
      class="field-control"
      aria-label={t('common_domain')}
      value={value}
      onFocus={refresh}
      onPointerEnter={refresh}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{ownHost(model.state)}/</option>
      {listed.map((host) => (
        <option key={host} value={host}>
          {host}/
        </option>
      ))}
    </select>
  );
}

/** The host that links are on unless another one is chosen. */
const ownHost = ({ connection }: PopupState): string =>
  connection === null ? '' : new URL(connection.address).host;

/**
 * The account's branded domains: as last listed, and listed anew once there is a reason to. The first listing comes by
 * itself; afterwards it waits until the person reaches for the field, so that making a link costs one request and no more.
 */
export function useDomains({ state, services, early }: PopupModel): Domains {
  const [listed, setDomains] = useState<string[] | null>(null);
  const [refreshed, setRefreshed] = useState(false);
  const domains = listed ?? state.domains;
  const isOffered = early === null && isAccountOffered(state);
  const refresh = () => {
    if (refreshed || !isOffered) return;
    setRefreshed(true);
    // What was listed before is still there to choose from.
    services.send('domains.refresh', undefined).then(setDomains, () => undefined);
  };
  useEffect(() => {
    if (domains.length === 0) refresh();
  }, [isOffered]);
  return { hosts: domains, refresh };
}
