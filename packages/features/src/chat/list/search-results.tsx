import type { Chat, Message } from '@heartline/api-client';
import { ConversationRow } from '@heartline/ui/chat/conversation-row';
import { Button } from '@heartline/ui/controls/button';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  LoadError,
  memberWords,
  useApi,
  useSettled,
  useSiteMemberWording,
} from '../../shared/index.ts';
import { listMessages } from '../chat-list.messages.ts';
import { markedParts } from './marked-parts.ts';
import { searchMessages as messages } from './search.messages.ts';
import { useMessageWords } from '../use-message-words.ts';

export interface SearchResultsProps {
  /** At least two characters. */
  words: string;
  chats: readonly Chat[];
  /** The server's time. */
  now: number;
}

/** Milliseconds after the last key before the server is asked. */
const pause = 250;

/** Messages with these words, as rows of the list; each links to its position in its conversation. */
export function SearchResults({ words, chats, now }: SearchResultsProps) {
  const intl = useIntl();
  const api = useApi();
  const asked = useSettled(words, pause);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery({
    queryKey: ['message-search', asked],
    queryFn: ({ signal, pageParam }) =>
      api.chat.search({ q: asked, ...(pageParam === '' ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (known) => known,
    gcTime: 60_000,
  });
  if (error)
    return (
      <li className="px-3 py-4">
        <LoadError error={error} onRetry={() => void refetch()} />
      </li>
    );
  if (!data || (isPlaceholderData && data.pages[0]?.messages.length === 0))
    return (
      <li className="grid place-items-center py-8">
        <Spinner label={intl.formatMessage(commonMessages.loading)} className="text-ink-muted" />
      </li>
    );
  const byId = new Map(chats.map((chat) => [chat.conversation.id, chat]));
  const found = data.pages
    .flatMap((page) => page.messages)
    .flatMap((message) => {
      const chat = byId.get(message.conversationId);
      return chat ? [{ message, chat }] : [];
    });
  return (
    <>
      <li className="px-3 pt-1 pb-2 text-sm text-ink-muted">
        <output>
          {found.length === 0
            ? intl.formatMessage(messages.none, { words: asked })
            : intl.formatMessage(messages.found, { count: found.length })}
        </output>
      </li>
      {found.map(({ message, chat }) => (
        <Result key={message.id} message={message} chat={chat} words={asked} now={now} />
      ))}
      {hasNextPage ? (
        <li className="grid place-items-center py-2">
          <Button variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {intl.formatMessage(messages.more)}
          </Button>
        </li>
      ) : null}
    </>
  );
}

interface ResultProps {
  message: Message;
  chat: Chat;
  words: string;
  now: number;
}

function Result({ message, chat: { profile, conversation }, words, now }: ResultProps) {
  const intl = useIntl();
  const say = useMessageWords();
  const { fictionalLabel } = memberWords(profile, useSiteMemberWording());
  const text = markedParts(message.text ?? '', words).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-xs bg-soft font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
  return (
    <ConversationRow
      name={profile.name}
      href={`${hrefs.chat(conversation.id)}?at=${message.seq}`}
      src={profile.mainImage?.thumb ?? null}
      colour={profile.mainImage?.colour ?? null}
      fictionalLabel={fictionalLabel}
      lastMessage={message.mine ? intl.formatMessage(listMessages.own, { text: <>{text}</> }) : text}
      timeText={say.shortTime(message.sentAt, now)}
      dateTime={message.sentAt}
    />
  );
}
