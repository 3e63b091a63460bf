/** The names under which services tell addresses of their own. */
const ownAddresses: ReadonlySet<string> = new Set([
  'short_url',
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
export const lacksScheme = (json: string): boolean => schemeless.test(json);

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
