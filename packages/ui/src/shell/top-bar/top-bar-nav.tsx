import { CounterBadge } from '../../feedback/counter-badge/index.ts';
import { cn } from '../../lib/cn.ts';
import type { TopBarItem } from './top-bar.types.ts';

interface TopBarNavProps {
  label: string;
  items: TopBarItem[];
  /** Shows the bar at the bottom of a phone; without it the sections show from 992 px on only. */
  bottomOnPhone: boolean;
}

/** The main sections, once in the page: CSS puts them at the bottom on a phone, beside the logo elsewhere. */
export function TopBarNav({ label, items, bottomOnPhone }: TopBarNavProps) {
  return (
    <nav
      aria-label={label}
      data-slot={bottomOnPhone ? 'top-bar-nav' : undefined}
      className={cn(
        'min-w-0 lg:flex-1',
        bottomOnPhone
          ? 'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)]'
          : 'max-lg:hidden',
      )}
    >
      <ul className="flex lg:gap-1 max-lg:mx-auto max-lg:max-w-140 max-lg:px-1">
        {items.map((item) => (
          // Longer words get more space: five of them stand side by side on a phone.
          <li key={item.href} className="min-w-0 max-lg:flex-auto">
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={cn(
                'group/item relative flex min-h-15 flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-semibold transition-colors duration-150 -outline-offset-3 lg:min-h-11 lg:flex-row lg:gap-2 lg:rounded-full lg:px-2.5 xl:px-4 lg:text-base',
                item.current
                  ? 'text-ink lg:bg-soft lg:text-ink'
                  : 'text-ink-muted hover:text-ink lg:hover:bg-surface-hover',
              )}
            >
              <span className="relative lg:contents">
                <span
                  aria-hidden
                  className="grid h-7 w-14 place-items-center rounded-full transition-colors duration-150 group-aria-[current]/item:bg-soft lg:h-auto lg:w-auto lg:group-aria-[current]/item:bg-transparent lg:max-xl:hidden [&_svg]:size-5.5 lg:[&_svg]:size-5"
                >
                  {item.icon}
                </span>
                {item.count ? (
                  <CounterBadge
                    count={item.count}
                    {...(item.countLabel ? { label: item.countLabel } : {})}
                    className="absolute left-1/2 top-0 ml-2.5 w-max -translate-y-1/3 ring-2 ring-surface lg:static lg:order-last lg:ml-0 lg:translate-y-0 lg:ring-0"
                  />
                ) : null}
              </span>
              <span className="max-w-full truncate leading-tight">{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
