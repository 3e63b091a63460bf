import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';
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
  return [
    note,
    how === 'existing' ? 'You have this link already' : '',
    how === 'found' ? 'Made before the answer was cut off' : '',
    link.hasPassword ? 'Asks for a password' : '',
    link.expiry === null ? '' : `Works through ${dayInWords(link.expiry)}`,
  ].filter((text) => text !== '');
}
