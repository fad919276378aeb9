import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LayoutProps extends ComponentProps<'div'> {
  /**
   * `default` has everything; `chat` has the height of the window and does not scroll itself; `lander` is edge to edge; `empty` is
   * content only (NAV-01). @default 'default'
   */
  variant?: 'default' | 'chat' | 'lander' | 'empty';
  /** "Skip to content": the first element the keyboard reaches. */
  skipLabel: string;
  /** `TopBar`, or `LanderBar` in `lander`. The layout `empty` has none. */
  header?: ReactNode;
  /** `WarningsHeader`. Only in `default` and `chat`. */
  warnings?: ReactNode;
  /** `Footer`. Only in `default` and `lander`. */
  footer?: ReactNode;
  /** Largest width of the content of `default`: 1200 px, 640 px, or the window. @default 'page' */
  width?: 'page' | 'narrow' | 'full';
  /** Id of the main element, the target of the skip link. @default 'content' */
  mainId?: string;
}

const widths = {
  page: 'mx-auto w-full max-w-wide px-4 py-5 sm:px-6 md:py-8',
  narrow: 'mx-auto w-full max-w-reading px-4 py-5 sm:px-6 md:py-8',
  full: 'w-full',
};

/** The frame of a screen. The order of its elements is the reading order. */
export function Layout({
  variant = 'default',
  skipLabel,
  header,
  warnings,
  footer,
  width = 'page',
  mainId = 'content',
  className,
  children,
  ...props
}: LayoutProps) {
  const chat = variant === 'chat';
  return (
    <div
      {...props}
      data-slot="layout"
      data-variant={variant}
      className={cn(
        'flex flex-col bg-canvas text-ink',
        chat ? 'h-dvh overflow-hidden' : 'min-h-dvh',
        // Space for the tab bar that a top bar has at the bottom of a phone or tablet; sticky elements at the bottom stand above it.
        'pb-(--tab-bar) [--tab-bar:0px] max-lg:has-[[data-slot=top-bar-nav]]:[--tab-bar:calc(60px+env(safe-area-inset-bottom))]',
        // Without it, a bar at the bottom of the window keeps clear of the edge itself.
        '[--foot-inset:env(safe-area-inset-bottom)] max-lg:has-[[data-slot=top-bar-nav]]:[--foot-inset:0px]',
        className,
      )}
    >
      <a
        href={`#${mainId}`}
        className="fixed left-3 top-3 z-50 -translate-y-24 rounded-full bg-strong px-5 py-3 font-semibold text-on-strong shadow-float focus:translate-y-0"
      >
        {skipLabel}
      </a>
      {variant === 'empty' ? null : header}
      {variant === 'default' || chat ? warnings : null}
      <main
        id={mainId}
        tabIndex={-1}
        className={cn(
          'min-w-0 flex-1 outline-none',
          chat && 'flex min-h-0 flex-col',
          // At least as high as the window below the bar: while a page loads, and on a short one, the footer does not move.
          variant === 'default' && `min-h-[calc(100dvh-4rem)] ${widths[width]}`,
        )}
      >
        {children}
      </main>
      {variant === 'default' || variant === 'lander' ? footer : null}
    </div>
  );
}
