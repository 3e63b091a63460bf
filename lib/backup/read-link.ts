import { lazy } from '@/lib/async/lazy';
import { identifier } from '@/lib/model/identifier';
import {
  type FilingStep,
  type LinkRecord,
  type Looks,
  filingStep,
  linkOption,
  linkRecord,
  looks,
} from '@/lib/model/link';
import { z } from '@/lib/model/z';
import { thinned } from '@/lib/rules/looks';
import { isSameHost } from '@/lib/rules/url/url-keys';

import {
  countField,
  dayField,
  domainNameField,
  momentField,
  plainTextField,
  serviceIdField,
  shownTextField,
  webLinkField,
} from './fields';
import { importablePart, pathOf } from './importable';

/** Characters of each text, and folders of one link. */
const most = { title: 2000, name: 500, items: 100 };

const serviceInfoFields = lazy(() =>
  z.object({
    at: momentField(),
    visits: z.nullable(countField()),
    lastAccessed: z.nullable(plainTextField(100)),
    before: z.nullable(z.object({ visits: countField(), at: momentField() })),
    looks: z.exactOptional(
      z.pipe(
        looks(),
        z.transform((each: Looks) => thinned(each)),
      ),
    ),
    gone: z.boolean(),
  }),
);

/** A wanted step begins by itself once its link is seen, which no file may cause. */
const stateOfFiling = lazy(() =>
  z.pipe(
    filingStep().shape.state,
    z.transform((state) => (state === 'wanted' ? 'failed' : state)),
  ),
);

const folder = lazy(() =>
  z.object({ ...filingStep().shape, name: shownTextField(most.name), state: stateOfFiling() }),
);

const linkFields = lazy(() => {
  const { unsaved: _unsaved, ...shape } = linkRecord().shape;
  return z.object({
    ...shape,
    shortUrl: webLinkField(),
    service: serviceIdField(),
    id: z.nullable(identifier()),
    longUrl: z.union([z.literal(''), webLinkField()]),
    title: shownTextField(most.title),
    createdAt: momentField(),
    alias: z.nullable(plainTextField(most.name)),
    domain: z.nullable(domainNameField()),
    expiry: z.nullable(dayField()),
    filing: z.array(folder()).check(z.maxLength(most.items)),
    unconfirmed: z.exactOptional(
      z.array(linkOption()).check(z.maxLength(linkOption().def.values.length)),
    ),
    told: z.exactOptional(serviceInfoFields()),
  });
});

function isOnOwnHost({ shortUrl, service, domain }: LinkRecord): boolean {
  const { host } = new URL(shortUrl);
  return [new URL(service).host, domain].some((each) => each !== null && isSameHost(each, host));
}

export function readExportedLink(value: unknown): { link: LinkRecord } | { path: string } {
  const { success, data, error } = linkFields().safeParse(value);
  if (!success) return { path: pathOf(error) };
  return isOnOwnHost(data) ? { link: withoutProof(data) } : { path: 'domain' };
}

/** No file proves that Curtail made a link. */
function withoutProof({ origin, ...link }: LinkRecord): LinkRecord {
  return origin === 'uncertain' ? { ...link, origin } : link;
}

const blanks = { id: null, longUrl: '', createdAt: 0, alias: null, expiry: null, filing: [] };

/** On the host that it is really on, which a service may have picked. @returns null for a link that an import would refuse */
export function exportableLink(remembered: LinkRecord): LinkRecord | null {
  const { title, shortUrl, filing } = remembered;
  const link = {
    ...remembered,
    title: cut(title, most.title),
    domain: isOnOwnHost(remembered) ? remembered.domain : new URL(shortUrl).host,
    filing: filing.slice(0, most.items).map(withShortName),
  };
  const read = readExportedLink(importablePart(linkFields, link, blanks));
  return 'link' in read ? read.link : null;
}

const withShortName = (step: FilingStep): FilingStep => ({
  ...step,
  name: cut(step.name, most.name),
});

const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
