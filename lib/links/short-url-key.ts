/**
 * The key that all spellings of a short URL share (`shortUrlSpellings`). It parses nothing: tens of thousands of listed links
 * are told from those that are remembered by it.
 */
export function shortUrlKey(shortUrl: string): string {
  const [address = ''] = shortUrl.split('#', 1);
  const rest = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  const end = rest.search(/[/?]/);
  const host = end === -1 ? rest : rest.slice(0, end);
  const [path = ''] = rest.slice(host.length).split('?', 1);
  const query = rest.slice(host.length + path.length);
  return host.toLowerCase() + withoutSlashes(path) + (query === '?' ? '' : query);
}

function withoutSlashes(path: string): string {
  let { length } = path;
  while (path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}
