interface ShortLinkProps {
  url: string;
  /** It is switched off. */
  off: boolean;
}

/** Characters that fit into two lines of the large size, even where the font is wide. */
const roomy = 40;

/**
 * The short link, large, to be read and selected: one click takes all of it.
 *
 * Host and short part are boxes of their own, so that a long one breaks between them first.
 */
export function ShortLink({ url, off }: ShortLinkProps) {
  const size = url.length > roomy ? 'short-link-long' : '';
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
