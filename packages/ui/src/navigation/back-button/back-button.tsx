import { ArrowLeftIcon } from 'lucide-react';
import type { MouseEventHandler, Ref } from 'react';

import { cn } from '../../lib/cn.ts';

export interface BackButtonProps {
  /** "Back", or better "Back to search". */
  label: string;
  /** Target if there is no history: the button is then a link, which `onClick` may prevent. */
  href?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Shows the label beside the arrow. @default false */
  showLabel?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Goes one step back: above the title of a page below another, in a flow of steps, and in a top bar without sections (NAV-04). */
export function BackButton({ label, href, onClick, showLabel = false, className, ref, ...props }: BackButtonProps) {
  const shared = {
    ...props,
    onClick,
    'aria-label': showLabel ? undefined : label,
    'data-slot': 'back-button',
    className: cn(
      'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-semibold text-ink transition-colors duration-150 hover:bg-surface-hover',
      showLabel ? 'pl-2.5 pr-4' : 'forced-colors:border',
      className,
    ),
  };
  const content = (
    <>
      <ArrowLeftIcon aria-hidden className="size-5.5 shrink-0" />
      {showLabel ? <span>{label}</span> : null}
    </>
  );
  return href ? (
    <a {...shared} href={href} ref={ref as Ref<HTMLAnchorElement>}>
      {content}
    </a>
  ) : (
    <button {...shared} type="button" ref={ref as Ref<HTMLButtonElement>}>
      {content}
    </button>
  );
}
