import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { dayInWords } from '@/lib/texts/day-in-words';

interface LinkDetailsProps {
  link: LinkRecord;
  how: ShortenOutcome['how'];
  /** The address of the page that it was asked for. */
  page: string;
  /** How it was copied, where that is worth saying. */
  note: string;
}

/** Where the link leads, and what is special about it; each on a line of its own that keeps its height. */
export function LinkDetails({ link, how, page, note }: LinkDetailsProps) {
  return (
    <div class="details">
      <p class="detail-line" dir="ltr" title={link.longUrl}>
        {/* A link of another day may lead to another spelling of the page. */}
        {how === 'existing' && link.longUrl !== page ? 'It leads to ' : ''}
        {link.longUrl}
      </p>
      <p class="detail-line">{specials(link, how, note).join(' · ')}</p>
    </div>
  );
}

function specials(link: LinkRecord, how: ShortenOutcome['how'], note: string): string[] {
  return [note, sourceOf(link, how), passwordOf(link), expiryOf(link)].filter(
    (text) => text !== '',
  );
}

const sources = {
  created: '',
  existing: 'You have this link already',
  found: 'Made before the answer was cut off',
};

const uncertainSources = {
  created: 'May have been created by someone else',
  existing: 'You have this link already, perhaps from someone else',
  found: 'Made before the answer was cut off, perhaps by someone else',
};

const sourceOf = ({ origin }: LinkRecord, how: ShortenOutcome['how']): string =>
  (origin === 'uncertain' ? uncertainSources : sources)[how];

function passwordOf({ hasPassword, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('password') === true) return 'Couldn’t confirm the password';
  return hasPassword ? 'Asks for a password' : '';
}

function expiryOf({ expiry, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('expiry') === true) return 'Couldn’t confirm the expiration';
  return expiry === null ? '' : `Works through ${dayInWords(expiry)}`;
}
