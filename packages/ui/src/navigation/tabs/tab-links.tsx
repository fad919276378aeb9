import { useLayoutEffect, useRef, type ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { TabLabel, type TabItem } from './tab-label.tsx';
import { tabListVariants, tabVariants } from './tabs.variants.ts';

export interface TabLink extends Omit<TabItem, 'disabled'> {
  href: string;
}

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the choice. */
  label: string;
  items: TabLink[];
  /** Id of the current page. */
  value: string;
  /** @default 'underline' */
  variant?: 'underline' | 'pill';
}

/** Tabs that are pages: each has an address, so each is a link (`/likes/received`). */
export function TabLinks({ label, items, value, variant = 'underline', className, ...props }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the current tab into view if the row is wider than its space.
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector('[aria-current]');
    if (!row || !chosen) return;
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [value]);
  return (
    <nav {...props} aria-label={label} data-slot="tab-links" className={cn('min-w-0', className)}>
      <ul ref={list} className={tabListVariants({ variant })}>
        {items.map((item) => {
          const chosen = item.id === value;
          return (
            <li key={item.id} className="shrink-0">
              <a
                href={item.href}
                aria-current={chosen ? 'page' : undefined}
                className={tabVariants({ variant, chosen })}
              >
                <TabLabel item={item} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
