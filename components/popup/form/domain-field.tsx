import { useEffect, useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/make-link';
import { rememberDomain } from '@/components/popup/actions/remember';
import type { PopupModel } from '@/components/popup/model';
import { SelectField } from '@/components/ui/fields';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import { cutOffText } from '@/lib/texts/field-notes';
import { t } from '@/lib/texts/translate';

interface DomainFieldProps {
  model: PopupModel;
  value: string;
  set: (changes: Partial<Draft>) => void;
}

/** The host that the link is on: the service's own, or one of the account's. */
export function DomainField({ model, value, set }: DomainFieldProps) {
  const { domains, refresh } = useDomains(model);
  const listed = value === '' || domains.includes(value) ? domains : [value, ...domains];
  const choose = (domain: string) => {
    set({ domain });
    rememberDomain(model, domain);
  };
  return (
    <SelectField
      label={t('form_domain')}
      name="domain"
      value={value}
      choices={[
        { value: '', text: t('form_domain_default', { host: ownHost(model.state) }) },
        ...listed.map((host) => ({ value: host, text: host })),
      ]}
      onChange={choose}
      onReach={refresh}
      hint={cutOffText(domains)}
    />
  );
}

/** The host that links are on unless another one is chosen. */
const ownHost = ({ connection }: PopupState): string =>
  connection === null ? '' : new URL(connection.address).host;

/**
 * The account's branded domains: as last listed, and listed anew once there is a reason to. The first listing comes by
 * itself; afterwards it waits until the person reaches for the field, so that making a link costs one request and no more.
 */
function useDomains({ state, services, early }: PopupModel) {
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
  return { domains, refresh };
}
