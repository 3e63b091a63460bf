import { CornerDownRight } from 'lucide';
import type { ComponentChildren } from 'preact';

import { Icon } from '@/components/ui/icon';
import { Address, ShortUrl } from '@/components/ui/short-url';

interface PopupScreenProps {
  children: ComponentChildren;
  /** What stays in sight at the bottom. */
  foot?: ComponentChildren;
}

/** The frame of every screen: a part that scrolls where it must, and a foot that stays. */
export function PopupScreen({ children, foot }: PopupScreenProps) {
  return (
    <>
      <div class="screen-body">{children}</div>
      {foot === undefined ? null : <div class="screen-foot">{foot}</div>}
    </>
  );
}

/** Done, and well. It says nothing by itself: words stand beside it. */
export function DoneMark() {
  return (
    <svg class="tick" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 10.5 8.3 15 16 5.5" />
    </svg>
  );
}

interface ShortLinkProps {
  url: string;
  /** The long address that it was just made of. */
  cut?: string | undefined;
  /** It is switched off. */
  off: boolean;
}

/** Characters that fit into two lines of the large size, even where the font is wide. */
const maxLargeLength = 40;

/** The short link, large, to be read and selected: one click takes all of it. */
export function ShortLink({ url, cut, off }: ShortLinkProps) {
  const size = url.length > maxLargeLength ? 'short-link-long' : '';
  return (
    <p class={`short-link ${size} ${off ? 'short-link-off' : ''}`} dir="ltr">
      <ShortUrl url={url} cut={cut} />
    </p>
  );
}

/** Where a link leads, in one line: a long address fades out. */
export const Destination = ({ url }: { url: string }) => (
  <p class="detail-line" title={url}>
    <Icon of={CornerDownRight} isDirectional />
    <bdi dir="ltr">
      <Address url={url} />
    </bdi>
  </p>
);
