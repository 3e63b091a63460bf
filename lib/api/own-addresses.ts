import { mapTexts } from './body';
import type { HttpAnswer } from './transport';

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

/** A host with a dot or a port, or this machine, and then the end or a path. */
const bareAddress = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?|localhost(?::\d+)?)(?:[/?#]|$)/i;

/**
 * The JSON of an answer, with the scheme of the service's base address in addresses of its own that came without one.
 * @returns undefined for what is no JSON
 */
export function withSchemes({ body, text }: HttpAnswer, base: string): unknown {
  if (body.kind !== 'json') return undefined;
  // Looked for in the text first: lists may have tens of thousands of rows.
  if (!schemeless.test(text)) return body.value;
  return mapTexts(body.value, (each, name) => completeAddress(each, name, base));
}

/** @param name the field that the text stands in; only the service's own addresses are completed */
export function completeAddress(text: string, name: string, base: string): string {
  if (!ownAddresses.has(name)) return text;
  const address = text.trim();
  const scheme = base.slice(0, base.indexOf(':') + 1);
  if (address.startsWith('//')) return scheme + address;
  return bareAddress.test(address) ? `${scheme}//${address}` : text;
}
