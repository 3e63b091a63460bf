import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/contract/link';

import { linkStatus } from './link-status';

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

interface LinkRowProps {
  link: LinkRecord;
  /** How copying it went, if it was copied last; blank otherwise. */
  said: string;
  onCopy: () => void;
}

/** A link that was made here, and the button that copies it. */
export function LinkRow({ link, said, onCopy }: LinkRowProps) {
  return (
    <li class="link">
      <LinkFacts link={link} />
      <div class="link-copy">
        <span role="status">{said}</span>
        <Button label={`Copy ${link.shortUrl}`} onClick={onCopy}>
          Copy
        </Button>
      </div>
    </li>
  );
}

/** What it is called, where it leads, how it stands. All of it is text, whatever a page put there. */
function LinkFacts({ link }: { link: LinkRecord }) {
  const { shortUrl, longUrl, title, createdAt } = link;
  const { state, text } = linkStatus(link, new Date());
  const made = new Date(createdAt);
  return (
    <div class="link-what">
      {title.trim() === '' ? null : (
        <p class="link-title">
          <bdi>{title}</bdi>
        </p>
      )}
      <p class="link-short">
        <a href={shortUrl} target="_blank" rel="noreferrer" dir="ltr">
          {shortUrl}
        </a>
      </p>
      <p class="link-long" title={longUrl}>
        <bdi dir="ltr">{longUrl}</bdi>
      </p>
      <p class="link-facts">
        <time dateTime={made.toISOString()}>{days.format(made)}</time>
        {' · '}
        <span class={`link-${state}`}>{text}</span>
      </p>
    </div>
  );
}
