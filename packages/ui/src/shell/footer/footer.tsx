import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface FooterLink {
  href: string;
  label: string;
  /** The current page. */
  current?: boolean;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** `app` and `lander` are slim; `us` puts the disclaimer first. @default 'default' */
  variant?: 'default' | 'us' | 'app' | 'lander';
  /**
   * Two lines: a press on the name of the links unfolds everything, and `copyright` stands below. For pages that members visit all day.
   * The disclaimer of `us` stays in view. @default false
   */
  folded?: boolean;
  /** Name of the link list for screen readers. */
  linksLabel: string;
  /** Terms, privacy and so on. The caller decides which of them show (LOC-06). */
  links: FooterLink[];
  /** The site's `Logo`. Left out in `app`. */
  logo?: ReactNode;
  /** A `Disclaimer`. */
  disclaimer?: ReactNode;
  /** A `CompanyBlock`. Left out in `app` and `lander`, which link to it. */
  company?: ReactNode;
  /** A `LanguageSwitcher`. */
  languages?: ReactNode;
  /** "© 2026 Heartline". */
  copyright?: ReactNode;
}

/** The end of a page: legal links, the company that runs the site, the disclaimer. */
export function Footer({
  variant = 'default',
  folded = false,
  linksLabel,
  links,
  logo,
  disclaimer,
  company,
  languages,
  copyright,
  className,
  ...props
}: FooterProps) {
  const slim = variant === 'app' || variant === 'lander';
  const list =
    links.length > 0 ? (
      <nav aria-label={linksLabel}>
        <ul
          className={cn(
            slim ? 'gap-x-6' : 'gap-x-3',
            slim
              ? 'flex flex-wrap justify-center'
              : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.375rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(min(100%,11.875rem),1fr))]',
          )}
        >
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={current ? 'page' : undefined}
                className="inline-flex min-h-11 items-center font-medium hyphens-auto text-ink-muted underline-offset-4 hover:text-ink hover:underline aria-[current]:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ) : null;
  const facts =
    (company && !slim) || (disclaimer && variant !== 'us') ? (
      <div
        className={cn(
          'grid gap-6',
          !slim && 'border-t border-line pt-6 lg:grid-cols-[1fr_1.4fr] lg:gap-12',
          !company && 'lg:grid-cols-1',
        )}
      >
        {slim ? null : company}
        {variant === 'us' ? null : disclaimer}
      </div>
    ) : null;
  const owner = copyright ? <p className={cn('text-ink-subtle', slim && 'text-center')}>{copyright}</p> : null;
  return (
    <footer
      {...props}
      data-slot="footer"
      data-variant={variant}
      data-folded={folded || undefined}
      className={cn('border-t border-line bg-surface-sunken text-sm text-ink-muted', className)}
    >
      {folded ? (
        <div className="mx-auto flex max-w-wide flex-col px-4 py-2 sm:px-6">
          {variant === 'us' ? <div className="py-3">{disclaimer}</div> : null}
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium hover:text-ink [&::-webkit-details-marker]:hidden">
              {linksLabel}
              <ChevronDownIcon
                aria-hidden
                className="size-4 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <div className="flex flex-col gap-6 pb-6 pt-1">
              {list}
              {facts}
              {languages}
            </div>
          </details>
          {/* Reserves its line before the text is loaded, so that nothing moves. */}
          <div className="min-h-7 pb-2">{owner}</div>
        </div>
      ) : (
        <div className={cn('mx-auto flex max-w-wide flex-col gap-6 px-4 sm:px-6', slim ? 'py-5' : 'py-8 md:py-12')}>
          {variant === 'us' ? disclaimer : null}
          {!slim && (logo || languages) ? (
            <div className="flex flex-wrap items-center justify-between gap-4">
              {logo}
              {languages}
            </div>
          ) : null}
          {list}
          {facts}
          {slim && languages ? <div className="flex justify-center">{languages}</div> : null}
          {owner}
        </div>
      )}
    </footer>
  );
}
