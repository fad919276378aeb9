import { OutboxProvider } from '@heartline/features/chat';
import { MatchModalHost } from '@heartline/features/likes';
import { LiveProvider } from '@heartline/features/shared';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What members have on every page: live news, what they wrote is sent, and a match is shown wherever they are. */
export function MembersFrame({ onSessionEnded, children }: { onSessionEnded: () => void; children: ReactNode }) {
  const router = useRouter();
  return (
    <LiveProvider onSessionEnded={onSessionEnded}>
      <OutboxProvider>
        {children}
        <MatchModalHost
          onProfile={(id) => router.history.push(`/members/${id}`)}
          onConversation={(id) => router.history.push(`/chats/${id}`)}
        />
      </OutboxProvider>
    </LiveProvider>
  );
}
