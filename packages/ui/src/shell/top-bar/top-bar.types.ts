import type { ComponentProps, ReactNode } from 'react';

import type { LanguageSwitcherProps } from '../../navigation/language-switcher/index.ts';

/** One of the main sections: search, likes, messages. */
export interface TopBarItem {
  href: string;
  label: string;
  /** 24 px; required, because a phone shows it above the label. */
  icon: ReactNode;
  /** Unread messages or new likes; shown as 99+ above 99. Zero shows nothing. */
  count?: number;
  /** The count in words: "3 new messages". */
  countLabel?: string;
  /** The current section. */
  current?: boolean;
}

export interface TopBarAccountItem {
  id: string;
  label: string;
  /** A link with it, a button with `onSelect` alone. */
  href?: string;
  onSelect?: () => void;
  icon?: ReactNode;
  /** Separates it from the others, at the end: log out. @default 'default' */
  tone?: 'default' | 'quiet';
}

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /**
   * The kind of reader. `visitor` shows log-in and sign-up, `free` a link to premium, `paid` the credits; `app` is the installed app
   * or the checkout, which shows all given props and a back button (NAV-03, NAV-04). @default 'visitor'
   */
  variant?: 'visitor' | 'free' | 'paid' | 'app';
  /** The site's `Logo`. */
  logo: ReactNode;
  homeHref: string;
  /** Name of the navigation for screen readers. */
  navLabel: string;
  /** The main sections. On a phone or tablet they are the bar at the bottom, except for a visitor. */
  items?: TopBarItem[];
  /** For `paid` and `app`. The badge turns to warning at 10 and danger at 0. */
  credits?: {
    href: string;
    /** The balance, unformatted: determines the badge. */
    credits: number;
    /** The balance in the reader's notation: "1,240". */
    amount?: string;
    /** "Credits": the name of the link. With `badgeLabel` or the amount it reads as one phrase. */
    label: string;
    /** Announced with the badge: "Few credits left". */
    badgeLabel: string;
  };
  /** For `free` and `app`: "Get Premium". */
  premium?: { href: string; label: string };
  languages?: Omit<LanguageSwitcherProps, 'variant' | 'ref'>;
  /** The account menu of a member. */
  account?: {
    /** Name of its button: "Account of Anna". */
    label: string;
    name: string;
    photoUrl?: string | null;
    /** Gold ring for premium members. @default false */
    gold?: boolean;
    items: TopBarAccountItem[];
  };
  /** For `visitor`. */
  login?: { href: string; label: string };
  /** For `visitor`. */
  signUp?: { href: string; label: string };
  /** Only in `app`: "Back", and its target. */
  back?: { label: string; href?: string; onClick?: () => void };
}
