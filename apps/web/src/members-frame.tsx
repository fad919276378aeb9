import { OutboxProvider } from '@heartline/features/chat';
import { MatchModalHost } from '@heartline/features/likes';
import { LiveProvider, useSession } from '@heartline/features/shared';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';

const TimeBonus = lazy(async () => ({ default: (await import('./time-bonus.tsx')).TimeBonus }));

interface MembersFrameProps {
  /** The specification's name of the page. */
  page: string;
  onSessionEnded: () => void;
  children: ReactNode;
}

/** What members have on every page: live news, what they wrote is sent, and a match is shown wherever they are. */
export function MembersFrame({ page, onSessionEnded, children }: MembersFrameProps) {
  const router = useRouter();
  const user = useSession();
  return (
    <LiveProvider onSessionEnded={onSessionEnded}>
      <OutboxProvider>
        {children}
        <MatchModalHost
          onProfile={(id) => router.history.push(`/members/${id}`)}
          onConversation={(id) => router.history.push(`/chats/${id}`)}
        />
        {user?.credits === 0 && !user.paidUser ? (
          <Suspense>
            <TimeBonus page={page} />
          </Suspense>
        ) : null}
      </OutboxProvider>
    </LiveProvider>
  );
}
