/** Stands for what must not be seen. */
export const hiddenMark = '•••';

/** The key's place in every path of the short-URL API, whatever stands there. */
const keyInPath = /(\/api\/v1\/)[^/\s"'<>]+/gi;

/**
 * The one place that takes secrets out of text.
 * @param text anything that could reach a page, a log or a report
 * @param secrets what must not be in it: the key, passwords; blank ones are ignored
 * @returns the text without any of them, in any letter case and also percent-encoded, and without the key segment of a path
 */
export function redact(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap((secret) => [secret, percentEncoded(secret)]);
  // The longest goes first: a secret may be part of another one, and would leave the rest of it standing.
  const ordered = [...new Set(spellings)]
    .filter((s) => s !== '')
    .toSorted((a, b) => b.length - a.length);
  const withoutSecrets =
    ordered.length === 0
      ? text
      : text.replaceAll(new RegExp(ordered.map(escapeForRegExp).join('|'), 'gi'), hiddenMark);
  return withoutSecrets.replaceAll(keyInPath, `$1${hiddenMark}`);
}

/** A lone surrogate has no encoding, so it cannot have been sent either. */
function percentEncoded(secret: string): string {
  return secret.isWellFormed() ? encodeURIComponent(secret) : '';
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
