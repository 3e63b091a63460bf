import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';

import { type LinkStateName, linkState } from './link-text';

import './links.css';

/** The dot beside how a link stands; one that is off has a ring. */
const dots: Readonly<Record<LinkStateName, string>> = {
  works: 'dot-success',
  soon: 'dot-warning',
  off: '',
  expired: 'dot-danger',
  doubtful: 'dot-warning',
  gone: 'dot-danger',
};

/** How a link stands, by a dot and words. */
export function LinkState({ link }: { link: LinkRecord }) {
  const { name, text } = linkState(link, localDay(new Date()));
  return (
    <span class={`link-state link-${name}`}>
      <span class={`dot ${dots[name]}`} />
      <span class="link-state-words">{text}</span>
    </span>
  );
}
