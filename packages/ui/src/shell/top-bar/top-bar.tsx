import { CoinsIcon, GemIcon } from 'lucide-react';

import { Button } from '../../controls/button/index.ts';
import { CreditsBadge, LOW_CREDITS } from '../../feedback/credits-badge/index.ts';
import { cn } from '../../lib/cn.ts';
import { BackButton } from '../../navigation/back-button/index.ts';
import { LanguageSwitcher } from '../../navigation/language-switcher/index.ts';
import { TopBarAccount } from './top-bar-account.tsx';
import { TopBarNav } from './top-bar-nav.tsx';
import type { TopBarProps } from './top-bar.types.ts';

/** The head of every page with the default layout; on a phone also the tab bar at the bottom. */
export function TopBar({
  variant = 'visitor',
  logo,
  homeHref,
  navLabel,
  items = [],
  credits,
  premium,
  languages,
  account,
  login,
  signUp,
  back,
  className,
  ...props
}: TopBarProps) {
  const visitor = variant === 'visitor';
  const app = variant === 'app';
  const shownBack = app ? back : undefined;
  const shownCredits = variant === 'paid' || app ? credits : undefined;
  const shownPremium = variant === 'free' || app ? premium : undefined;
  return (
    <header
      {...props}
      data-slot="top-bar"
      data-variant={variant}
      className={cn(
        'sticky top-0 z-30 border-b border-line bg-surface pt-[env(safe-area-inset-top)] text-ink',
        className,
      )}
    >
      <div
        className={cn(
          'mx-auto flex min-h-14 max-w-wide items-center gap-2 md:min-h-16 md:gap-3',
          shownBack ? 'pl-1 pr-2 sm:px-4' : 'pl-4 pr-2 sm:px-6',
        )}
      >
        {shownBack ? (
          <BackButton
            label={shownBack.label}
            {...(shownBack.href ? { href: shownBack.href } : {})}
            {...(shownBack.onClick ? { onClick: shownBack.onClick } : {})}
          />
        ) : null}
        <a
          href={homeHref}
          className={cn(
            // A long name of the site makes room for the buttons, down to its mark.
            'inline-flex min-h-11 min-w-[2.25rem] shrink-[99999] items-center overflow-hidden rounded-sm xl:mr-4',
            // A member knows the site; on a phone the mark is enough.
            !visitor && 'max-sm:shrink-0 max-sm:[&_[data-slot=logo-word]]:sr-only',
          )}
        >
          {logo}
        </a>
        {items.length > 0 ? <TopBarNav label={navLabel} items={items} bottomOnPhone={!visitor} /> : null}
        <div className="ml-auto flex min-w-0 items-center gap-0.5 sm:gap-1.5">
          {shownPremium ? (
            <Button variant="outline" size="sm" asChild className="min-w-0 max-sm:px-3">
              <a href={shownPremium.href}>
                <GemIcon aria-hidden strokeWidth={2.2} className="text-gold-text" />
                <span className="truncate max-[359px]:sr-only lg:max-xl:sr-only">{shownPremium.label}</span>
              </a>
            </Button>
          ) : null}
          {shownCredits ? (
            <a
              href={shownCredits.href}
              className="relative inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold tabular-nums text-ink transition-colors duration-150 hover:bg-surface-hover"
            >
              <CoinsIcon aria-hidden className="size-5 text-ink-muted" />
              <span className="sr-only">{shownCredits.label}</span>
              {shownCredits.credits > LOW_CREDITS ? <span>{shownCredits.amount ?? shownCredits.credits}</span> : null}
              <CreditsBadge credits={shownCredits.credits} label={shownCredits.badgeLabel} />
            </a>
          ) : null}
          {languages ? <LanguageSwitcher {...languages} variant="compact" className="text-ink-muted" /> : null}
          {visitor && login ? (
            <Button variant={signUp ? 'ghost' : 'outline'} size="sm" asChild className="min-w-0 wrap-anywhere">
              <a href={login.href}>{login.label}</a>
            </Button>
          ) : null}
          {visitor && signUp ? (
            <Button variant="primary" size="sm" asChild className="min-w-0 wrap-anywhere max-sm:hidden">
              <a href={signUp.href}>{signUp.label}</a>
            </Button>
          ) : null}
          {account ? <TopBarAccount {...account} /> : null}
        </div>
      </div>
    </header>
  );
}
