import type { Locale, User } from '@heartline/api-client';
import { Logo } from '@heartline/ui/foundations/logo';
import { TopBar, type TopBarProps } from '@heartline/ui/shell/top-bar';
import { HeartIcon, LogOutIcon, MessageCircleIcon, SearchIcon, SettingsIcon, UserRoundIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs, useNames } from '../shared/index.ts';
import { barMessages } from './site.messages.ts';

export interface TopBarViewProps {
  siteName: string;
  /** null is a visitor. */
  user: Pick<User, 'name' | 'credits' | 'paidUser' | 'profile'> | null;
  unreadMessages?: number;
  newLikes?: number;
  /** The place one is at. */
  current?: 'search' | 'messages' | 'likes' | undefined;
  /** Visitors may search here (MEM-02). */
  visitorSearch?: boolean;
  languages: readonly Locale[];
  onLanguage: (locale: Locale) => void;
  onLogout: () => void;
  /** The installed app shows a back button where the route gives one (NAV-04). @default false */
  inApp?: boolean;
  back?: TopBarProps['back'];
  /** Without it the account menu has no settings. */
  settingsHref?: string | undefined;
}

export function TopBarView({
  siteName,
  user,
  unreadMessages = 0,
  newLikes = 0,
  current,
  visitorSearch = true,
  languages,
  onLanguage,
  onLogout,
  inApp = false,
  back,
  settingsHref,
}: TopBarViewProps) {
  const intl = useIntl();
  const { language } = useNames();
  const search = {
    href: hrefs.members(),
    label: intl.formatMessage(barMessages.search),
    icon: <SearchIcon />,
    current: current === 'search',
  };
  const own = [
    {
      href: hrefs.chats,
      label: intl.formatMessage(barMessages.messages),
      icon: <MessageCircleIcon />,
      count: unreadMessages,
      countLabel: intl.formatMessage(barMessages.unread, { count: unreadMessages }),
      current: current === 'messages',
    },
    {
      href: hrefs.likes(),
      label: intl.formatMessage(barMessages.likes),
      icon: <HeartIcon />,
      count: newLikes,
      countLabel: intl.formatMessage(barMessages.newLikes, { count: newLikes }),
      current: current === 'likes',
    },
  ];
  const settings = settingsHref
    ? [{ id: 'settings', label: intl.formatMessage(barMessages.settings), href: settingsHref, icon: <SettingsIcon /> }]
    : [];
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
            ...settings,
            {
              id: 'logout',
              label: intl.formatMessage(barMessages.logout),
              onSelect: onLogout,
              icon: <LogOutIcon />,
              tone: 'quiet',
            },
          ],
        },
        ...(user.paidUser
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
      }
    : {
        login: { href: hrefs.login, label: intl.formatMessage(barMessages.login) },
        signUp: { href: hrefs.signup, label: intl.formatMessage(barMessages.signup) },
      };
  return (
    <TopBar
      {...member}
      variant={user ? (inApp ? 'app' : user.paidUser ? 'paid' : 'free') : 'visitor'}
      logo={<Logo name={siteName} />}
      homeHref={user ? hrefs.members() : hrefs.home}
      navLabel={intl.formatMessage(barMessages.nav)}
      items={user ? [search, ...own] : visitorSearch ? [search] : []}
      back={back}
      languages={{
        label: intl.formatMessage(barMessages.language),
        current: intl.locale,
        options: languages.map((code) => ({ code, label: language(code) })),
        onSelect: (code) => onLanguage(code as Locale),
      }}
    />
  );
}
