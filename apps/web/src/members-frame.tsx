import { OutboxProvider } from '@heartline/features/chat';
import { MatchModalHost } from '@heartline/features/likes';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What members have on every page: what they wrote is sent, and a match is shown wherever they are. */
export function MembersFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <OutboxProvider>
      {children}
      <MatchModalHost onProfile={(id) => router.history.push(`/members/${id}`)} onConversation={(id) => router.history.push(`/chats/${id}`)} />
    </OutboxProvider>
  );
}
