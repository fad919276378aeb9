import type { ReactNode } from 'react';

import { CounterBadge } from '../../feedback/counter-badge/index.ts';

export interface TabItem {
  id: string;
  label: string;
  /** Decorative. */
  icon?: ReactNode;
  /** A counter beside the label. Zero shows none. */
  count?: number;
  /** The count in words: "3 new likes". */
  countLabel?: string;
  disabled?: boolean;
}

/** Icon, word and counter: the same in both kinds of tabs. */
export function TabLabel({ item }: { item: Pick<TabItem, 'label' | 'icon' | 'count' | 'countLabel'> }) {
  return (
    <>
      {item.icon ? (
        <span aria-hidden className="contents">
          {item.icon}
        </span>
      ) : null}
      {item.label}
      {item.count ? <CounterBadge count={item.count} {...(item.countLabel ? { label: item.countLabel } : {})} /> : null}
    </>
  );
}
