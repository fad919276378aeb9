import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';

import { chatsQueries, lazyPart, useApi, useSiteMemberWording, useTickingNow } from '../../shared/index.ts';
import { ChatListView, wasNotSent } from './chat-list-view.tsx';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import { removingQuery } from '../actions/removing.ts';
import { useChatActions } from '../actions/use-chat-actions.ts';
import { useTypingConversations } from '../use-typing.ts';

export interface ChatListProps {
  selectedId?: string;
  /** A conversation was deleted here. */
  onDeleted?: (conversationId: string) => void;
}

const none: readonly never[] = [];
const SearchField = lazyPart(async () => (await import('./search-field.tsx')).SearchField);
const SearchResults = lazyPart(async () => (await import('./search-results.tsx')).SearchResults);

/** The list of conversations, alone or beside an open one. */
export function ChatList({ selectedId, onDeleted }: ChatListProps) {
  const api = useApi();
  const wording = useSiteMemberWording();
  const now = useTickingNow(30_000);
  const outbox = useOutbox();
  useSyncExternalStore(outbox.subscribe, outbox.version, outbox.version);
  const { data: chats, error, refetch } = useQuery(chatsQueries.list(api));
  const { data: removing = none } = useQuery(removingQuery);
  const actions = useChatActions();
  const [words, setWords] = useState('');
  const shown = (chats ?? none).filter(({ conversation: { id } }) => !removing.includes(id));
  return (
    <ChatListView
      state={chats ? 'ready' : error ? 'error' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      chats={shown}
      selectedId={selectedId}
      typing={useTypingConversations()}
      waiting={(id) => outbox.entriesOf(id).find(wasNotSent) ?? outbox.entriesOf(id).at(-1)}
      {...actions}
      onDelete={async (chat) => {
        await actions.onDelete(chat);
        onDeleted?.(chat.conversation.id);
      }}
      now={now}
      wording={wording}
      search={
        <Suspense fallback={<div className="h-12.5" />}>
          <SearchField value={words} onChange={setWords} />
        </Suspense>
      }
      results={
        words.trim().length < 2 ? undefined : (
          <Suspense>
            <SearchResults words={words.trim()} chats={shown} now={now} />
          </Suspense>
        )
      }
    />
  );
}
