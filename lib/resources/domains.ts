import type { Output } from '@/lib/operations/operations';
import { readDomainOrigin } from '@/lib/rules/url/service-address';
import { readTypedUrl } from '@/lib/rules/url/url';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import type { FormField, ResourceDefinition, Values } from './definition';
import { changesOf, textIn, withoutBlanks } from './form-input';

type Domain = Output<'listDomains'>['items'][number];

function checkDomain(typed: string): string | undefined {
  const read = readDomainOrigin(typed);
  if (!('problem' in read)) return undefined;
  return read.problem === 'malformed'
    ? t('domains_domain_malformed', { example: 'https://go.example' })
    : t(`domains_domain_${read.problem}`);
}

function originOf(typed: string): string {
  const read = readDomainOrigin(typed);
  return 'origin' in read ? read.origin : typed;
}

/** As the service spells it, with a scheme. */
const shownAddress = (domain: string): string =>
  /^https?:/i.test(domain) ? domain : originOf(domain);

const redirect = (name: string, label: PlainMessageKey, hint: PlainMessageKey): FormField => ({
  name,
  label,
  kind: 'url',
  hint: () => t(hint),
  check: checkUrl,
  whenEmptied: 'domains_redirect_kept',
});

const redirectsIn = (values: Values) => ({
  redirectroot: normaliseUrl(textIn(values, 'redirectroot')),
  redirect404: normaliseUrl(textIn(values, 'redirect404')),
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
      heading: 'domains_domain',
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
        label: 'domains_domain',
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
      withoutBlanks({ domain: originOf(textIn(values, 'domain')), ...redirectsIn(values) }),
    updateInput: (values, row) => {
      const changes = changesOf(redirectsIn(values), redirectsIn(begin(row)));
      return changes && { id: row.id, ...changes };
    },
  },
  readOnlyNote: 'domains_read_only_note',
};

/** Our choice, as for long URLs. */
const maxUrlLength = 8192;

function checkUrl(text: string): string | undefined {
  const url = readTypedUrl(text);
  if (typeof url === 'string') return t(`domains_redirect_${url}`);
  return url.href.length > maxUrlLength
    ? t('domains_redirect_too_long', { max: maxUrlLength })
    : undefined;
}

/** With its scheme, as the parser spells it; anything else stays as it is. */
function normaliseUrl(text: string): string {
  const url = readTypedUrl(text);
  return typeof url === 'string' ? text : url.href;
}
