import type { Output } from '@/lib/operations/operations';
import { readDomainOrigin } from '@/lib/rules/url/service-address';
import { readTypedUrl } from '@/lib/rules/url/url';

import type { FormField, ResourceDefinition, Values } from './definition';
import { changesOf, textIn, withoutBlanks } from './form-input';

type Domain = Output<'listDomains'>['items'][number];

const problems = {
  malformed: 'This is not a domain. Try https://go.example.',
  scheme: 'A domain begins with https:// or http://.',
  credentials: 'Leave the user name and password out of it.',
  path: 'Enter the domain alone, without a path.',
};

function checkDomain(typed: string): string | undefined {
  const read = readDomainOrigin(typed);
  return 'problem' in read ? problems[read.problem] : undefined;
}

function originOf(typed: string): string {
  const read = readDomainOrigin(typed);
  return 'origin' in read ? read.origin : typed;
}

const redirect = (name: string, label: string, hint: string): FormField => ({
  name,
  label,
  kind: 'url',
  hint: () => hint,
  check: checkUrl,
  whenEmptied: 'A redirect can be changed, but not removed here.',
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
  title: 'Domains',
  one: 'domain',
  many: 'domains',
  lead: 'Domains of your own, for short links that carry your name.',
  operations: {
    list: 'listDomains',
    create: 'createDomain',
    update: 'updateDomain',
    delete: 'deleteDomain',
  },
  columns: [
    { heading: 'Domain', kind: 'link', value: ({ domain }) => originOf(domain) || null },
    { heading: 'Root redirect', kind: 'link', value: ({ redirectroot }) => redirectroot },
    { heading: '404 redirect', kind: 'link', value: ({ redirect404 }) => redirect404 },
  ],
  nameOf: ({ domain }) => domain,
  form: {
    fields: [
      {
        name: 'domain',
        label: 'Domain',
        kind: 'url',
        required: true,
        only: 'create',
        hint: () => 'It has to point to your service’s server already.',
        check: checkDomain,
      },
      redirect('redirectroot', 'Root redirect', 'Where a visit to the bare domain is sent.'),
      redirect(
        'redirect404',
        '404 redirect',
        'Where a visit to a link that does not exist is sent.',
      ),
    ],
    begin,
    createInput: (values) =>
      withoutBlanks({ domain: originOf(textIn(values, 'domain')), ...redirectsIn(values) }),
    updateInput: (values, row) => {
      const changes = changesOf(redirectsIn(values), redirectsIn(begin(row)));
      return changes && { id: row.id, ...changes };
    },
  },
  whenEmpty: 'Point a domain to your service’s server first, then add it here.',
  whenDeleted: 'Links on this domain stop working.',
  withoutId: 'Shared by the service: it can be used, but not changed.',
};

const sentences = {
  malformed: 'This is not a web address.',
  scheme: 'The address has to begin with https:// or http://.',
  credentials: 'Leave the user name and password out of the address.',
};

/** Our choice; as for the addresses that are shortened. */
const maxUrlLength = 8192;

/** What is wrong with a web address as typed, for people. */
function checkUrl(text: string): string | undefined {
  const url = readTypedUrl(text);
  if (typeof url === 'string') return sentences[url];
  return url.href.length > maxUrlLength
    ? 'This address is too long: 8,192 characters at most.'
    : undefined;
}

/** A web address as typed, with its scheme and in the parser's spelling; what is none stays as it is. */
function normaliseUrl(text: string): string {
  const url = readTypedUrl(text);
  return typeof url === 'string' ? text : url.href;
}
