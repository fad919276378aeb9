import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface PresenceDotProps extends Omit<ComponentProps<'span'>, 'role' | 'children' | 'aria-label'> {
  /** The member is online. Offline shows a hollow dot, so that colour is not the only sign. */
  online: boolean;
  /** "Online" or "Offline", for screen readers. Without it the dot is decorative, beside the word. */
  label?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'size-2.5', md: 'size-3.5', lg: 'size-4.5' };

/** Online or not; a ring in the colour of the surface separates it from a photo. */
export function PresenceDot({ online, label, size = 'md', className, ...props }: PresenceDotProps) {
  return (
    <span
      {...props}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-slot="presence-dot"
      data-online={online}
      className={cn('inline-block shrink-0 rounded-full bg-surface p-0.5', sizes[size], className)}
    >
      <span
        className={cn(
          'block size-full rounded-full forced-color-adjust-none',
          online ? 'bg-online' : 'border-2 border-line-strong bg-surface',
        )}
      />
    </span>
  );
}
