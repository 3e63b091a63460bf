import type { Fields } from '@/lib/operations/operation';

import { base64 } from './base64';

/**
 * Puts an operation's input into its path.
 * @param template the operation's path (see `Operation.path`)
 * @param input what was checked by the operation's schema, which knows what a segment can hold
 * @returns the path, and the input that has no place in it
 */
export function fillPath(template: string, input: Fields): { path: string; rest: Fields } {
  const used = new Set<string>();
  const segments: string[] = [];
  for (const part of template.split('/')) {
    const place = /^<(base64:)?(\w+)>$/.exec(part);
    if (place === null) {
      segments.push(part);
      continue;
    }
    const [, encoding, name = ''] = place;
    used.add(name);
    // An option that is left out takes its name, the segment before it, along.
    const value = input[name];
    if (typeof value === 'string' || typeof value === 'number') {
      segments.push(encodeSegment(String(value), encoding !== undefined));
    } else {
      segments.pop();
    }
  }
  const rest = Object.entries(input).filter(
    ([name, value]) => !used.has(name) && value !== undefined,
  );
  return { path: segments.join('/'), rest: Object.fromEntries(rest) };
}

/**
 * `=` is harmless and stays, as other clients send it; `/` would split the segment and `+` become a space.
 * @source observed.md, "Base64 inside a path"
 */
function encodeSegment(value: string, asBase64: boolean): string {
  return asBase64
    ? base64(value).replaceAll('/', '%2F').replaceAll('+', '%2B')
    : encodeURIComponent(value);
}
