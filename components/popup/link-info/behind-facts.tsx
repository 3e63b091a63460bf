import type { LinkBehind } from '@/lib/model/link-behind';
import { localDay } from '@/lib/rules/expiry';
import { dayInWords } from '@/lib/texts/day-in-words';
import { timeInWords } from '@/lib/texts/time-in-words';

/** What the service tells of a short link. What it does not tell is left out, not guessed. */
export function BehindFacts({ behind }: { behind: LinkBehind }) {
  const { longUrl } = behind.link;
  return (
    // It may be higher than the popup, and nothing in it takes the focus: so it does, to be scrolled with the keyboard.
    <dl class="facts" tabIndex={0} aria-label="What the service tells">
      {longUrl === '' ? null : (
        <div class="fact fact-wide">
          <dt>Leads to</dt>
          <dd>
            <bdi dir="ltr">{longUrl}</bdi>
          </dd>
        </div>
      )}
      {factsOf(behind).map(([name, value]) => (
        <div key={name} class="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(behind: LinkBehind): [name: string, value: string][] {
  const { visits, lastAccessed, createdAt, link } = behind;
  const facts: [string, string | null][] = [
    ['Status', statusOf(behind)],
    ['Visits', visits?.toLocaleString() ?? null],
    ['Last visit', lastAccessed && timeInWords(lastAccessed)],
    ['Made on', createdAt && timeInWords(createdAt)],
    ['Last day', link.expiry && dayInWords(link.expiry)],
    ['Password', link.hasPassword ? 'Asked for' : null],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** Null where it cannot be told. */
function statusOf({ link, statusKnown }: LinkBehind): string | null {
  if (statusKnown && link.status === 'disabled') return 'Switched off';
  if (link.expiry !== null && link.expiry < localDay(new Date())) return 'Expired';
  return statusKnown ? 'Works' : null;
}
