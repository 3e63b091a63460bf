import type { ComponentChildren, Ref } from 'preact';

interface ButtonLinkProps {
  href: string;
  children: ComponentChildren;
  variant?: 'plain' | 'primary' | 'quiet' | undefined;
  class?: string | undefined;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to another page, in a tab of its own, that looks like a button. */
export function ButtonLink({
  href,
  children,
  variant = 'plain',
  class: more = '',
  linkRef,
}: ButtonLinkProps) {
  return (
    <a
      ref={linkRef ?? null}
      class={`button button-${variant} ${more}`}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  );
}
