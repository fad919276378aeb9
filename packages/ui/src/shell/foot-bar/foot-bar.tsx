import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface FootBarProps extends ComponentProps<'div'> {
  /** `phone` is a bar below 768 px only; on wider screens its children are in the page flow. @default 'all' */
  on?: 'all' | 'phone';
}

const bar = {
  all: 'sticky bottom-(--tab-bar,0px) z-20 -mx-4 border-t border-line bg-surface/90 px-4 pt-2.5 pb-[calc(10px+var(--foot-inset,0px))] backdrop-blur-md sm:-mx-6 sm:px-6',
  phone:
    'max-md:sticky max-md:bottom-(--tab-bar,0px) max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface/90 max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(10px+var(--foot-inset,0px))] max-md:backdrop-blur-md sm:max-md:-mx-6 sm:max-md:px-6',
};

/**
 * The main action of a page, at the bottom of the window on a ground of its own, above the tab bar. Put it last into the section that
 * it acts for: it stays behind at the end of that section. It extends over the margins of `Layout`.
 */
export function FootBar({ on = 'all', className, ...props }: FootBarProps) {
  return <div {...props} data-slot="foot-bar" data-on={on} className={cn(bar[on], className)} />;
}
