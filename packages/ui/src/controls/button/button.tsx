import type { ComponentProps } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { Slot } from '../../lib/slot.tsx';
import { buttonVariants } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Purpose and prominence. `primary` is to like, send, pay and sign up; `strong` the main action elsewhere. At most one of these per
   * screen. @default 'strong'
   */
  variant?: 'primary' | 'strong' | 'soft' | 'outline' | 'ghost' | 'gold' | 'danger';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its parent. @default false */
  block?: boolean;
  /** The action is under way: a spinner shows, and a second press does nothing. Focus stays. @default false */
  loading?: boolean;
  /** Renders the only child (a link, say) with the appearance of a button. @default false */
  asChild?: boolean;
}

/** Does something. For going somewhere use `Link`, or `asChild` around an `<a>`. */
export function Button({
  variant = 'strong',
  size = 'md',
  block = false,
  loading = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block }), className);
  if (asChild) {
    return (
      <Slot {...props} onClick={onClick} data-slot="button" data-variant={variant} className={classes}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      {...props}
      type={loading ? 'button' : type}
      aria-disabled={loading || props['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      data-slot="button"
      data-variant={variant}
      className={classes}
    >
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
      <span className={loading ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
    </button>
  );
}
