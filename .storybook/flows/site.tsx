import type { Locale, User } from '@heartline/api-client';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Layout } from '@heartline/ui/shell/layout';

import {
  ChatsScreen,
  ConversationScreen,
  MemberChatScreen,
  OutboxProvider,
} from '../../packages/features/src/chat/index.ts';
import { chatCredits, CreditsScreen, TimeBonusLine } from '../../packages/features/src/credits/index.ts';
import { useChatGifts } from '../../packages/features/src/gifts/index.ts';
import { MembersScreen, PeopleToGreet, ProfileScreen } from '../../packages/features/src/members/index.ts';
import { CheckoutScreen, PaymentResultScreen } from '../../packages/features/src/payments/index.ts';
import { useSession } from '../../packages/features/src/shared/index.ts';
import { ActivationDoneScreen, SignupScreen } from '../../packages/features/src/signup/index.ts';
import {
  AlertsHeader,
  barMessages,
  ConnectedFooter,
  ConnectedTopBar,
  hasNotices,
  HomeScreen,
  isMembersArea,
  type PageName,
} from '../../packages/features/src/site/index.ts';

export interface SiteProps {
  /** Path of the first page: /signup, /members/member-4 … */
  start: string;
}

const entries: [] = [];
const stay = () => {};

/** The pages of the site on one fake server: links lead from screen to screen, as with the site's router. */
export function Site({ start }: SiteProps) {
  const [path, go] = useState(start);
  const url = new URL(path, 'https://site.example');
  const chat = /^\/(chats\b|members\/.+\/chat)/.test(url.pathname);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || link?.target) return;
      event.preventDefault();
      go(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return (
    <OutboxProvider entries={entries}>
      <Frame page={pageOf(url)} bare={url.pathname === '/signup'} chat={chat}>
        <Page key={url.pathname} url={url} go={go} />
      </Frame>
    </OutboxProvider>
  );
}

/** The name of a page in the rules about pages. */
function pageOf({ pathname }: URL): PageName {
  const [, place = '', id, more] = pathname.split('/');
  if (place === 'members') return more === 'chat' ? 'members-id-chat' : id ? 'members-id' : 'members';
  if (place === 'chats') return id ? 'chats-id' : 'chats';
  if (place === 'credits') return id ? 'credits-id' : 'credits';
  if (place === 'payments') return 'payments-id';
  if (place === 'activate') return 'activate-done';
  return place === 'signup' ? 'signup' : 'index';
}

interface FrameProps {
  page: PageName;
  bare: boolean;
  chat: boolean;
  children: ReactNode;
}

function Frame({ page, bare, chat, children }: FrameProps) {
  const intl = useIntl();
  const user = useSession();
  return (
    <Layout
      variant={bare ? 'empty' : chat ? 'chat' : 'default'}
      skipLabel={intl.formatMessage(barMessages.skip)}
      header={bare ? undefined : <ConnectedTopBar onLanguage={stay as (locale: Locale) => void} onSignedOut={stay} />}
      warnings={
        user && hasNotices(page) ? (
          <AlertsHeader page={page}>{isMembersArea(page) ? <TimeBonusLine /> : null}</AlertsHeader>
        ) : undefined
      }
      footer={bare ? undefined : <ConnectedFooter onLanguage={stay as (locale: Locale) => void} />}
    >
      {children}
    </Layout>
  );
}

function Page({ url, go }: { url: URL; go: (path: string) => void }) {
  const user = useSession();
  const [, place = '', id = '', more] = url.pathname.split('/');
  const back = url.searchParams.get('return_to') ?? undefined;
  const returnTo = back === undefined ? {} : { returnTo: back };
  switch (place) {
    case 'signup':
      return (
        <SignupScreen
          presentation="page"
          tracking={{}}
          onSignedUp={(_user: User) => go('/members')}
          onClose={() => go('/')}
        />
      );
    case 'activate':
      return <ActivationDoneScreen people={<PeopleToGreet />} />;
    case 'members':
      if (more === 'chat') return <MemberChatScreen memberId={id} onConversation={(chat) => go(`/chats/${chat}`)} />;
      return id ? <ProfileScreen id={id} /> : <MembersScreen search={{}} onSearchChange={stay} />;
    case 'chats':
      return id ? <Conversation id={id} go={go} /> : <ChatsScreen onOpen={(chat) => go(`/chats/${chat}`)} />;
    case 'credits':
      if (!id) return <CreditsScreen {...returnTo} />;
      return (
        <CheckoutScreen
          packageId={id}
          {...returnTo}
          onRedirect={(address) => go(new URL(address).pathname)}
          onPayment={(payment) => go(`/payments/${payment}`)}
        />
      );
    case 'payments':
      return <PaymentResultScreen paymentId={id} />;
    default:
      return user ? <MembersScreen search={{}} onSearchChange={stay} /> : <HomeScreen />;
  }
}

function Conversation({ id, go }: { id: string; go: (path: string) => void }) {
  return <ConversationScreen id={id} gifts={useChatGifts()} credits={chatCredits} onLeave={() => go('/members')} />;
}
