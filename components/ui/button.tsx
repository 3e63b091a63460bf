import type { IconNode } from 'lucide';
import type { ComponentChildren, ComponentProps, JSX, Ref } from 'preact';

import { Icon } from './icon';

/**
 * How much a button weighs: `primary` is what is left to do, one of a view; `secondary` what else can be; `ghost` tools and rows;
 * `tonal` what is done already; `danger` leads to a loss, and `destructive` is it, in the question before it.
 */
type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'tonal' | 'danger' | 'destructive';

interface ButtonProps {
  children: ComponentChildren;
  onClick?: (event: JSX.TargetedMouseEvent<HTMLButtonElement>) => void;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit';
  /** At work: it keeps its focus and its words, and does nothing when pressed again. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether a switch-like button is on. */
  pressed?: boolean | undefined;
  /** The accessible name, where the visible words need more around them. */
  label?: string | undefined;
  title?: string | undefined;
  class?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** A button that stays focusable while it is busy or off, so that a keyboard never loses its place. */
export function Button(props: ButtonProps) {
  const {
    children,
    onClick,
    variant = 'secondary',
    type = 'button',
    busy,
    disabled,
    pressed,
  } = props;
  const off = busy === true || disabled === true;
  const press = (event: JSX.TargetedMouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={props.buttonRef ?? null}
      type={type}
      class={`button button-${variant} ${props.class ?? ''}`}
      aria-disabled={off ? 'true' : undefined}
      aria-busy={busy ? 'true' : undefined}
      aria-pressed={pressed}
      aria-label={props.label}
      title={props.title}
      onClick={press}
    >
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'children' | 'label' | 'title' | 'variant'
> {
  of: IconNode;
  /** What it does, for those who hear it, and for those who point at it. */
  label: string;
  /** The picture points to where words come from or go to. */
  isDirectional?: boolean;
}

/** A tool with a well-known picture, without words beside it. */
export const IconButton = ({
  of,
  label,
  isDirectional = false,
  class: more = '',
  ...props
}: IconButtonProps) => (
  <Button {...props} variant="ghost" class={`button-icon ${more}`} label={label} title={label}>
    <Icon of={of} isDirectional={isDirectional} />
  </Button>
);

interface ButtonLinkProps {
  href: string;
  children: ComponentChildren;
  variant?: ButtonVariant | undefined;
  /** The accessible name, where the visible words need more around them. */
  label?: string | undefined;
  title?: string | undefined;
  class?: string | undefined;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to another page, in a tab of its own, that looks like a button. */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  label,
  title,
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
      aria-label={label}
      title={title}
    >
      {children}
    </a>
  );
}
