import { ChevronDownIcon } from 'lucide-react';

import { Avatar } from '../../member/avatar/index.ts';
import { NavPopover, NavPopoverItem } from '../../navigation/nav-popover/index.ts';
import type { TopBarProps } from './top-bar.types.ts';

/** The member's own picture, which opens the menu: profile, settings, log out. */
export function TopBarAccount({ label, name, photoUrl, gold = false, items }: NonNullable<TopBarProps['account']>) {
  return (
    <NavPopover
      label={label}
      trigger={
        <>
          <Avatar name={name} src={photoUrl ?? null} size="xs" ring={gold ? 'gold' : 'none'} />
          <ChevronDownIcon aria-hidden className="size-4 max-md:hidden" />
        </>
      }
      triggerClassName="px-1.5 md:pl-2 md:pr-2.5"
    >
      <p className="px-3 pb-1.5 pt-2 text-sm font-semibold text-ink-muted">{name}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={item.tone === 'quiet' ? 'mt-1 border-t border-line pt-1' : ''}>
            <NavPopoverItem
              icon={item.icon}
              tone={item.tone ?? 'default'}
              {...(item.href ? { href: item.href } : {})}
              {...(item.onSelect ? { onSelect: item.onSelect } : {})}
            >
              {item.label}
            </NavPopoverItem>
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}
