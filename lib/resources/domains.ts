import type { Output } from '@/lib/operations/operations';
import { domainOrigin } from '@/lib/rules/url/service-address';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { FormField, ResourceDefinition, Values } from './definition';
import { changesOf, checkUrl, textIn, urlOf, withoutBlanks } from './form-input';

type Domain = Output<'listDomains'>['items'][number];

const checkDomain = (typed: string): string | undefined =>
  domainOrigin(typed) === null
    ? t('domains_domain_malformed', { example: 'https://go.example' })
    : undefined;

const shownAddress = (domain: string): string =>
  /^https?:/i.test(domain) ? domain : (domainOrigin(domain) ?? domain);

const redirect = (name: string, label: PlainMessageKey, hint: PlainMessageKey): FormField => ({
  name,
  label,
  kind: 'url',
  hint: () => t(hint),
  check: checkUrl,
  whenEmptied: 'domains_redirect_kept',
});

const redirectsIn = (values: Values) => ({
  redirectroot: urlOf(textIn(values, 'redirectroot')),
  redirect404: urlOf(textIn(values, 'redirect404')),
});

const begin = (row: Domain | null): Values => ({
  domain: row?.domain ?? '',
  redirectroot: row?.redirectroot ?? '',
  redirect404: row?.redirect404 ?? '',
});

export const domains: ResourceDefinition<Domain> = {
  id: 'domains',
  words: 'domains',
  changeWords: 'domains',
  operations: {
    list: 'listDomains',
    create: 'createDomain',
    update: 'updateDomain',
    delete: 'deleteDomain',
  },
  columns: [
    {
      heading: 'common_domain',
      kind: 'link',
      value: ({ domain }) => shownAddress(domain) || null,
    },
    { heading: 'domains_root_redirect', kind: 'link', value: ({ redirectroot }) => redirectroot },
    { heading: 'domains_missing_redirect', kind: 'link', value: ({ redirect404 }) => redirect404 },
  ],
  nameOf: ({ domain }) => domain,
  form: {
    fields: [
      {
        name: 'domain',
        label: 'common_domain',
        kind: 'url',
        required: true,
        only: 'create',
        hint: () => t('domains_domain_hint'),
        check: checkDomain,
      },
      redirect('redirectroot', 'domains_root_redirect', 'domains_root_redirect_hint'),
      redirect('redirect404', 'domains_missing_redirect', 'domains_missing_redirect_hint'),
    ],
    begin,
    createInput: (values) =>
      withoutBlanks({
        domain: domainOrigin(textIn(values, 'domain')) ?? '',
        ...redirectsIn(values),
      }),
    updateInput: (values, row) => {
      const changes = changesOf(redirectsIn(values), redirectsIn(begin(row)));
      return changes && { id: row.id, ...changes };
    },
  },
  readOnlyNote: 'domains_read_only_note',
};
