import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LayoutProps extends ComponentProps<'div'> {
  /**
   * `default` has everything; `chat` is the height of the window and does not scroll itself; `lander` is edge to edge;
   * `empty` is content only (NAV-01). @default 'default'
   */
  variant?: 'default' | 'chat' | 'lander' | 'empty';
  /** "Skip to content": the first thing the keyboard reaches. */
  skipLabel: string;
  /** `TopBar`, or `LanderBar` in `lander`. The layout `empty` has none. */
  header?: ReactNode;
  /** `WarningsHeader`. Only in `default` and `chat`. */
  warnings?: ReactNode;
  /** `Footer`. Only in `default` and `lander`. */
  footer?: ReactNode;
  /** How wide the content of `default` may be: 1200 px, 640 px, or the window. @default 'page' */
  width?: 'page' | 'narrow' | 'full';
  /** Id of the main element, where the skip link leads. @default 'content' */
  mainId?: string;
}

const widths = {
  page: 'mx-auto w-full max-w-300 px-4 py-5 sm:px-6 md:py-8',
  narrow: 'mx-auto w-full max-w-160 px-4 py-5 sm:px-6 md:py-8',
  full: 'w-full',
};

/** The frame of a screen. The order of its parts is the order of reading. */
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
        // Room for the tab bar that a top bar puts at the bottom of a phone or tablet; what sticks to the bottom stands above it.
        'pb-(--tab-bar) [--tab-bar:0px] max-lg:has-[[data-slot=top-bar-nav]]:[--tab-bar:calc(60px+env(safe-area-inset-bottom))]',
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
          // As high as the window below the bar: while a page loads, and on a short one, the footer stands where nothing moves it.
          variant === 'default' && `min-h-[calc(100dvh-4rem)] ${widths[width]}`,
        )}
      >
        {children}
      </main>
      {variant === 'default' || variant === 'lander' ? footer : null}
    </div>
  );
}
