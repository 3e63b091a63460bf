import { readTypedUrl } from '@/lib/rules/url/typed-url';

const sentences = {
  malformed: 'This is not a web address.',
  scheme: 'The address has to begin with https:// or http://.',
  credentials: 'Leave the user name and password out of the address.',
};

/** Our choice; as for the addresses that are shortened. */
const longest = 8192;

/** What is wrong with a web address as typed, for people. */
export function checkUrl(text: string): string | undefined {
  const url = readTypedUrl(text);
  if (typeof url === 'string') return sentences[url];
  return url.href.length > longest
    ? 'This address is too long: 8,192 characters at most.'
    : undefined;
}

/** A web address as typed, with its scheme and in the parser's spelling; what is none stays as it is. */
export function normaliseUrl(text: string): string {
  const url = readTypedUrl(text);
  return typeof url === 'string' ? text : url.href;
}
