import type { Output } from '@/lib/operations/operations';

import type { Column } from './definition';

export type Account = Output<'getAccount'>;

const statuses = new Map([
  ['pro', 'Pro'],
  ['free', 'Free'],
]);

const statusText = (status: string | null) =>
  status === null ? null : (statuses.get(status.toLowerCase()) ?? status);

/** What a service tells about an account, as columns of its only row. Other states than the two that are known may exist. */
export const accountFacts: readonly Column<Account>[] = [
  { heading: 'User name', kind: 'text', value: ({ username }) => username || null },
  { heading: 'E-mail', kind: 'text', value: ({ email }) => email || null },
  { heading: 'Status', kind: 'text', value: ({ status }) => statusText(status) },
  { heading: 'Expires', kind: 'date', value: ({ expires }) => expires },
  { heading: 'Registered', kind: 'date', value: ({ registered }) => registered },
];
