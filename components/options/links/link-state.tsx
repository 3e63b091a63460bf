import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';

import { type LinkStateName, linkState } from './link-text';

import './links.css';

const dots: Readonly<Record<LinkStateName, string>> = {
  works: 'dot-success',
  soon: 'dot-warning',
  off: '',
  expired: 'dot-danger',
  doubtful: 'dot-warning',
  gone: 'dot-danger',
};

export function LinkState({ link }: { link: LinkRecord }) {
  const { name, text } = linkState(link, localDay(new Date()));
  return (
    <span class={`link-state link-${name}`}>
      <span class={`dot ${dots[name]}`} />
      <span class="link-state-words clamped">{text}</span>
    </span>
  );
}
