import type { ComponentProps } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { Slot } from '../../lib/slot.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The action, for screen readers, which do not see the icon. */
  label: string;
  /** @default 'ghost' */
  variant?: 'ghost' | 'soft' | 'primary' | 'strong' | 'outline' | 'raised' | 'on-photo';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The action is under way: a spinner shows, and a second press does nothing. Focus stays. @default false */
  loading?: boolean;
  /** Renders the only child (a link around an icon, say) with the appearance of this button. @default false */
  asChild?: boolean;
}

/** A button that is only an icon, given as its child. If there is space for a word, use `Button`. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  loading = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: IconButtonProps) {
  const shared = {
    'aria-label': label,
    'data-slot': 'icon-button',
    'data-variant': variant,
    className: cn(iconButtonVariants({ variant, size }), className),
  };
  if (asChild) {
    return (
      <Slot {...props} {...shared} onClick={onClick}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      {...props}
      {...shared}
      type={loading ? 'button' : type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : children}
    </button>
  );
}
