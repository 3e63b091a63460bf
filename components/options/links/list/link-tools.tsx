import type { Ref } from 'preact';

import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { LinkOrder } from '@/lib/model/link-query';

import type { LinksView } from './use-links-view';

const orders: Readonly<Record<LinkOrder, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  expiry: 'Expires first',
  visits: 'Most visits',
  title: 'Title',
};

const isOrder = (value: string): value is LinkOrder => Object.hasOwn(orders, value);

interface LinkToolsProps {
  looking: LinksView;
  /** Every host that links are on. */
  hosts: readonly string[];
  field: Ref<HTMLInputElement>;
}

/** The search, and the choices beside it. */
export function LinkTools({ looking, hosts, field }: LinkToolsProps) {
  const { typed, type, view, choose } = looking;
  return (
    <search class="links-tools">
      <TextField
        label="Search"
        type="search"
        value={typed}
        onInput={type}
        hint="In titles, addresses, campaigns and channels"
        inputRef={field}
      />
      <SelectField
        label="Order"
        value={view.order}
        choices={Object.entries(orders).map(([value, text]) => ({ value, text }))}
        onChange={(order) => isOrder(order) && choose({ order })}
      />
      {hosts.length > 1 || view.host !== null ? (
        <SelectField
          label="Domain"
          value={view.host ?? ''}
          choices={[
            { value: '', text: 'All' },
            ...hosts.map((host) => ({ value: host, text: host })),
          ]}
          onChange={(host) => choose({ host: host === '' ? null : host })}
        />
      ) : null}
    </search>
  );
}
