import { countVisit, OutboxProvider } from '@heartline/features/chat';
import { MatchModalHost } from '@heartline/features/likes';
import { keepInstallPrompt, lazyPart, LiveProvider, useSession, useSharedDevice } from '@heartline/features/shared';
import type { PageName } from '@heartline/features/site';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactNode } from 'react';

import { likeDelay, withoutLikeDelay } from './windows/like-delay.ts';

// Only members are offered the app. This must be loaded before the browser's install event.
if (typeof document !== 'undefined') {
  keepInstallPrompt();
  countVisit();
}

const KeepChats = lazyPart(async () => (await import('./keep-chats.ts')).KeepChats);
const KeepPush = lazyPart(async () => (await import('./keep-push.ts')).KeepPush);
const LikeModal = lazyPart(async () => (await import('./windows/like-modal.ts')).LikeModalHost);
const TimeBonus = lazyPart(async () => (await import('./time-bonus.tsx')).TimeBonus);

interface MembersFrameProps {
  page: PageName;
  onSessionEnded: () => void;
  children: ReactNode;
}

/** Functions of every member page: live updates, the outbox, and the match modal. */
export function MembersFrame({ page, onSessionEnded, children }: MembersFrameProps) {
  const router = useRouter();
  const user = useSession();
  const shared = useSharedDevice();
  useEffect(() => {
    const path = likeDelay === undefined ? undefined : withoutLikeDelay(location);
    if (path !== undefined) router.history.replace(path, router.history.location.state);
  }, [router]);
  return (
    <LiveProvider onSessionEnded={onSessionEnded}>
      <OutboxProvider shared={shared}>
        {children}
        <MatchModalHost
          onProfile={(id) => router.history.push(`/members/${id}`)}
          onConversation={(id) => router.history.push(`/chats/${id}`)}
        />
        {likeDelay === undefined ? null : (
          <Suspense>
            <LikeModal seconds={likeDelay} />
          </Suspense>
        )}
        <Suspense>
          <KeepChats />
        </Suspense>
        {user?.pushSubscribed ? (
          <Suspense>
            <KeepPush />
          </Suspense>
        ) : null}
        {user?.credits === 0 && !user.paidUser ? (
          <Suspense>
            <TimeBonus page={page} />
          </Suspense>
        ) : null}
      </OutboxProvider>
    </LiveProvider>
  );
}
