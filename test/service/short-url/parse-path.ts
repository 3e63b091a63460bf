import type { PathRules } from '../profiles/profile.ts';

/** A short-URL call as it stands in its path. */
export interface ShortUrlPath {
  key: string;
  operation: string;
  /** Named values that are there and not empty. */
  pairs: ReadonlyMap<string, string>;
  /** Whether a last name stands without a value. */
  dangling: boolean;
}

/** Why there is no such call. */
export type PathProblem = 'refused_by_web_server' | 'unknown';

/**
 * Takes the raw path of a short-URL call to pieces. It must be raw, since URL parsers resolve dot
 * segments and escapes, on which it depends what a service makes of a slash inside a value.
 * @param path what follows `/api/v1/`, without the query
 */
export function parseShortUrlPath(path: string, rules: PathRules): ShortUrlPath | PathProblem {
  if (rules.encodedSlash === 'refused' && /%2f/i.test(path)) return 'refused_by_web_server';
  const segments = readSegments(path, rules);
  const last = segments.pop() ?? '';
  segments.push(last.replace(/\.json$/, ''));
  const [key = '', word, operation = '', ...rest] = segments;
  if (!last.endsWith('.json') || word !== 'shorturl') return 'unknown';
  return { key, operation, pairs: readPairs(rest), dangling: rest.length % 2 === 1 };
}

function readSegments(path: string, { encodedSlash, plusIsSpace }: PathRules): string[] {
  const decoded =
    encodedSlash === 'splits' ? unescapeAll(path).split('/') : path.split('/').map(unescapeAll);
  return plusIsSpace ? decoded.map((segment) => segment.replaceAll('+', ' ')) : decoded;
}

/** Names and values by turns; a last name without a value is no pair. */
function readPairs(segments: readonly string[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let index = 0; index + 1 < segments.length; index += 2) {
    const [name = '', value = ''] = segments.slice(index, index + 2);
    if (value !== '') pairs.set(name, value);
  }
  return pairs;
}

/** Percent escapes taken away; what is no good escape stays as it is. */
function unescapeAll(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
