import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { HeartMark } from './heart-mark.tsx';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The site's name: the word beside the mark, and the text for screen readers. */
  name: string;
  /** A site's own logo instead of mark and word. It keeps its proportions in the height of `size`. */
  src?: string;
  /** @default 'full' */
  variant?: 'full' | 'mark';
  /** `on-photo` is all white, for dark pictures. @default 'brand' */
  tone?: 'brand' | 'on-photo';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

const heights = { sm: 'h-[1.5rem] text-lg', md: 'h-[1.75rem] text-xl', lg: 'h-[2.5rem] text-3xl' };
const tones = {
  brand: 'text-ink [--mark-from:var(--primary)] [--mark-to:var(--mark-glow)]',
  'on-photo': 'text-ink-on-photo [--mark-from:currentColor] [--mark-to:currentColor]',
};

/** The site's name as a picture. Put it inside the link home; it is not a link itself. */
export function Logo({ name, src, variant = 'full', tone = 'brand', size = 'md', className, ...props }: LogoProps) {
  const markOnly = variant === 'mark';
  return (
    <span
      {...props}
      data-slot="logo"
      className={cn(
        'inline-flex min-w-0 max-w-full items-center gap-2 whitespace-nowrap font-extrabold tracking-tight',
        heights[size],
        tones[tone],
        className,
      )}
    >
      {src ? (
        <img src={src} alt={name} className="filter-none h-full w-auto min-w-0 max-w-40 object-contain" />
      ) : (
        <>
          <HeartMark className="h-full w-auto shrink-0" />
          <span data-slot="logo-word" className={markOnly ? 'sr-only' : 'min-w-0 truncate leading-tight'}>
            {name}
          </span>
        </>
      )}
    </span>
  );
}
