import type { ComponentChildren } from 'preact';

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
  /** It is switched off. */
  off: boolean;
}

/** Characters that fit into two lines of the large size, even where the font is wide. */
const maxLargeLength = 40;

/**
 * The short link, large, to be read and selected: one click takes all of it.
 *
 * Host and short part are boxes of their own, so that a long one breaks between them first.
 */
export function ShortLink({ url, off }: ShortLinkProps) {
  const size = url.length > maxLargeLength ? 'short-link-long' : '';
  const { host, pathname, search, protocol } = new URL(url);
  return (
    <p class={`short-link ${size} ${off ? 'short-link-off' : ''}`} dir="ltr">
      <span class="short-link-host">
        <span class="short-link-scheme">{protocol}//</span>
        {host}/
      </span>
      <wbr />
      <span class="short-link-part">{pathname.slice(1) + search}</span>
    </p>
  );
}
