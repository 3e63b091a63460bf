import { rememberDomain } from '@/components/popup/actions/remember';
import type { PopupModel } from '@/components/popup/popup-model';
import { SelectField } from '@/components/ui/select-field';
import type { Draft } from '@/lib/model/draft';
import { cutOffText } from '@/lib/texts/domains-text';

import { useDomains } from './use-domains';

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
      label="Domain"
      name="domain"
      value={value}
      choices={[
        { value: '', text: 'The service’s own' },
        ...listed.map((host) => ({ value: host, text: host })),
      ]}
      onChange={choose}
      onReach={refresh}
      hint={cutOffText(domains)}
    />
  );
}
