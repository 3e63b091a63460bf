import './short-url.css';

interface ShortUrlProps {
  /** With its scheme, which is not shown, but selected and copied. */
  url: string;
  /** The long one, where it is to be seen how it was cut. */
  cut?: string | undefined;
}

/**
 * A short link drawn as what it is, a long one cut: host muted, slash in the accent, alias strong.
 *
 * Host and alias are boxes of their own, so that a long one breaks between them first.
 */
export function ShortUrl({ url, cut }: ShortUrlProps) {
  const { host, pathname, search, protocol } = new URL(url);
  return (
    <>
      <span class="short-url-host" data-cut={cut}>
        <span class="short-url-scheme">{protocol}//</span>
        {host}
        <span class="short-url-slash">/</span>
      </span>
      <span class="short-url-alias">{pathname.slice(1) + search}</span>
    </>
  );
}

/** Any address, with its scheme for those who copy or hear it alone. */
export function Address({ url }: { url: string }) {
  const [scheme = ''] = /^https?:\/\//i.exec(url) ?? [];
  return (
    <>
      <span class="short-url-scheme">{scheme}</span>
      {url.slice(scheme.length)}
    </>
  );
}
