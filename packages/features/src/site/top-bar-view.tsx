import type { Locale, User } from '@heartline/api-client';
import { Logo } from '@heartline/ui/foundations/logo';
import { TopBar, type TopBarProps } from '@heartline/ui/shell/top-bar';
import {
  GalleryHorizontalEndIcon,
  HeartIcon,
  LogOutIcon,
  MessageCircleIcon,
  SearchIcon,
  Settings2Icon,
  UserRoundIcon,
} from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useNames } from '../shared/index.ts';
import { barMessages } from './site.messages.ts';

/** The five sections in the bar, at the bottom of a phone and beside the logo elsewhere. */
export type Place = 'search' | 'play' | 'likes' | 'messages' | 'me';

export interface TopBarViewProps {
  siteName: string;
  /** null for a visitor. */
  user: Pick<User, 'name' | 'credits' | 'paidUser' | 'profile'> | null;
  unreadMessages?: number;
  newLikes?: number;
  /** The current section. */
  current?: Place | undefined;
  /** Visitors may search here (MEM-02). */
  visitorSearch?: boolean;
  languages: readonly Locale[];
  /** Languages behind a further press. */
  moreLanguages?: readonly Locale[];
  onLanguage: (locale: Locale) => void;
  onLogout: () => void;
  /** The installed app shows a back button if the route has one (NAV-04). @default false */
  inApp?: boolean;
  /** The member pays: only the way back and the account, without sections, languages and Premium. @default false */
  checkout?: boolean;
  back?: TopBarProps['back'];
}

export function TopBarView({
  siteName,
  user,
  unreadMessages = 0,
  newLikes = 0,
  current,
  visitorSearch = true,
  languages,
  moreLanguages = [],
  onLanguage,
  onLogout,
  inApp = false,
  checkout = false,
  back,
}: TopBarViewProps) {
  const intl = useIntl();
  const { language } = useNames();
  const optionOf = (code: Locale) => ({ code, label: language(code) });
  const search = {
    href: hrefs.members(),
    label: intl.formatMessage(barMessages.search),
    icon: <SearchIcon />,
    current: current === 'search',
  };
  const own = [
    {
      href: hrefs.swipeGame,
      label: intl.formatMessage(barMessages.play),
      icon: <GalleryHorizontalEndIcon />,
      current: current === 'play',
    },
    {
      href: hrefs.likes(),
      label: intl.formatMessage(barMessages.likes),
      icon: <HeartIcon />,
      count: newLikes,
      countLabel: intl.formatMessage(barMessages.newLikes, { count: newLikes }),
      current: current === 'likes',
    },
    {
      href: hrefs.chats,
      label: intl.formatMessage(barMessages.messages),
      icon: <MessageCircleIcon />,
      count: unreadMessages,
      countLabel: intl.formatMessage(barMessages.unread, { count: unreadMessages }),
      current: current === 'messages',
    },
    {
      href: hrefs.me,
      label: intl.formatMessage(barMessages.me),
      icon: <UserRoundIcon />,
      current: current === 'me',
    },
  ];
  const member: Partial<TopBarProps> = user
    ? {
        account: {
          label: intl.formatMessage(barMessages.account, { name: user.name }),
          name: user.name,
          photoUrl: user.profile.mainImage?.thumb ?? null,
          gold: user.paidUser,
          items: [
            {
              id: 'profile',
              label: intl.formatMessage(barMessages.profile),
              href: hrefs.profile,
              icon: <UserRoundIcon />,
            },
            {
              id: 'settings',
              label: intl.formatMessage(barMessages.settings),
              href: hrefs.me,
              icon: <Settings2Icon />,
            },
            {
              id: 'logout',
              label: intl.formatMessage(barMessages.logout),
              onSelect: onLogout,
              icon: <LogOutIcon />,
              tone: 'quiet',
            },
          ],
        },
      }
    : {
        login: { href: hrefs.login, label: intl.formatMessage(barMessages.login) },
        signUp: { href: hrefs.signup, label: intl.formatMessage(barMessages.signup) },
      };
  /** Everything that a checkout lacks. */
  const ways: Partial<TopBarProps> = {
    items: user ? [search, ...own] : visitorSearch ? [search] : [],
    languages: {
      label: intl.formatMessage(barMessages.language),
      current: intl.locale,
      options: languages.map(optionOf),
      more: { label: intl.formatMessage(commonMessages.moreLanguages), options: moreLanguages.map(optionOf) },
      onSelect: (code) => onLanguage(code as Locale),
    },
    ...(user?.paidUser
      ? {
          credits: {
            href: hrefs.credits,
            credits: user.credits,
            amount: intl.formatNumber(user.credits),
            label: intl.formatMessage(barMessages.credits),
            badgeLabel: intl.formatMessage(barMessages.creditsLeft, { count: user.credits }),
          },
        }
      : { premium: { href: hrefs.premium, label: intl.formatMessage(barMessages.premium) } }),
  };
  return (
    <TopBar
      {...member}
      {...(checkout ? {} : ways)}
      variant={user ? (inApp || checkout ? 'app' : user.paidUser ? 'paid' : 'free') : 'visitor'}
      logo={<Logo name={siteName} />}
      homeHref={user ? hrefs.members() : hrefs.home}
      navLabel={intl.formatMessage(barMessages.nav)}
      back={back}
    />
  );
}
