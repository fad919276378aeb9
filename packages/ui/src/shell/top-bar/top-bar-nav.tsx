import { CounterBadge } from '../../feedback/counter-badge/index.ts';
import { cn } from '../../lib/cn.ts';
import type { TopBarItem } from './top-bar.types.ts';

interface TopBarNavProps {
  label: string;
  items: TopBarItem[];
  /** The bar at the bottom of a phone; without it the places show from 768 px on only. */
  bottomOnPhone: boolean;
}

/** The main places, once in the page: CSS puts them at the bottom on a phone, beside the logo elsewhere. */
export function TopBarNav({ label, items, bottomOnPhone }: TopBarNavProps) {
  return (
    <nav
      aria-label={label}
      data-slot={bottomOnPhone ? 'top-bar-nav' : undefined}
      className={cn(
        'md:flex-1',
        bottomOnPhone
          ? 'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:border-t max-md:border-line max-md:bg-surface max-md:pb-[env(safe-area-inset-bottom)]'
          : 'max-md:hidden',
      )}
    >
      <ul className="flex md:gap-1 max-md:mx-auto max-md:max-w-120 max-md:px-1">
        {items.map((item) => (
          <li key={item.href} className="min-w-0 max-md:flex-1">
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={cn(
                'group/item relative flex min-h-15 flex-col items-center justify-center gap-0.5 px-1 text-xs font-semibold transition-colors duration-150 -outline-offset-3 md:min-h-11 md:flex-row md:gap-2 md:rounded-full md:px-4 md:text-base',
                item.current
                  ? 'text-primary-text md:bg-primary-soft md:text-on-primary-soft'
                  : 'text-ink-muted hover:text-ink md:hover:bg-surface-hover',
              )}
            >
              <span className="relative">
                <span
                  aria-hidden
                  className="grid h-7 w-14 place-items-center rounded-full transition-colors duration-150 group-aria-[current]/item:bg-primary-soft md:h-auto md:w-auto md:group-aria-[current]/item:bg-transparent [&_svg]:size-5.5 md:[&_svg]:size-5"
                >
                  {item.icon}
                </span>
                {item.count ? (
                  <CounterBadge
                    count={item.count}
                    {...(item.countLabel ? { label: item.countLabel } : {})}
                    className="absolute left-1/2 top-0 ml-1 -translate-y-1/4 ring-2 ring-surface md:left-full md:-ml-2 md:-translate-y-1/2"
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
