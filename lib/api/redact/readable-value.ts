import type { HttpAnswer } from '@/lib/api/transport';

import { createSecretHider } from './redact';

/**
 * What an answer holds, fit to be read: without secrets in any text, and with the addresses of the service's own complete.
 * @returns undefined for what is no JSON
 */
export function readableValue(
  { body, text }: HttpAnswer,
  { address, secrets }: { address: string; secrets: readonly string[] },
): unknown {
  if (body.kind !== 'json') return undefined;
  const hider = createSecretHider(secrets);
  // Looked for once in all of it: hardly any answer has the one or the other, and lists may have tens of thousands of rows.
  const mayHoldSecret = hider.mayBeIn(text);
  if (!mayHoldSecret && !lacksScheme(text)) return body.value;
  return mapTexts(body.value, (each, name) => {
    const complete = completeAddress(each, name, address);
    return mayHoldSecret ? hider.hide(complete) : complete;
  });
}

/** The names under which services tell addresses of their own. */
const ownAddresses: ReadonlySet<string> = new Set([
  'short_url',
  'shorturl',
  'shortUrl',
  'short',
  'link',
  'rotator',
  'list',
  'preview',
]);

/** Any of them in an answer as it came that does not begin with a scheme. */
const schemeless = new RegExp(
  String.raw`"(?:${[...ownAddresses].join('|')})"\s*:\s*"(?!https?:)`,
  'i',
);

/** Whether one of the service's own addresses in an answer may lack its scheme. */
const lacksScheme = (json: string): boolean => schemeless.test(json);

/** A host with a dot or a port, or this machine, and then the end or a path. */
const bareAddress = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?|localhost(?::\d+)?)(?:[/?#]|$)/i;

/**
 * Gives an address of the service's own the scheme that it left out.
 * @param name the field that the text stands in; other fields stay as they are
 * @param base the service's base address, whose scheme it is
 */
export function completeAddress(text: string, name: string, base: string): string {
  if (!ownAddresses.has(name)) return text;
  const address = text.trim();
  const scheme = base.slice(0, base.indexOf(':') + 1);
  if (address.startsWith('//')) return scheme + address;
  return bareAddress.test(address) ? `${scheme}//${address}` : text;
}

/**
 * Puts what `change` makes of each text in its place, at any depth of what was parsed, names included, as some are shown;
 * numbers and flags stay. In place, as a list may have tens of thousands of rows.
 * @param change is handed the text and the name that it stands under, which is its list's for a text in a list; a name
 *   stands under none
 */
function mapTexts(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return change(value, name);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) value[i] = mapTexts(value[i], change, name);
    return value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was parsed: it has names, and all of them are its own
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    const before = fields[key];
    const after = mapTexts(before, change, key);
    if (after !== before) fields[key] = after;
    const safeKey = change(key, '');
    if (safeKey === key) continue;
    fields[safeKey] = after;
    delete fields[key];
  }
  return fields;
}
