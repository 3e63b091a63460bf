/** Raw, so that what is put together again is the same byte for byte. */
export function splitQuery(url: string): { before: string; pairs: string[]; after: string } {
  const [, before = '', query, after = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? [];
  return { before, pairs: query?.split('&') ?? [], after };
}

export const pairName = (pair: string): string => pair.split('=', 1)[0] ?? '';
