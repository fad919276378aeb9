import type { Chat } from '@heartline/api-client';
import { ConversationList } from '@heartline/ui/chat/conversation-list';
import { ConversationRow } from '@heartline/ui/chat/conversation-row';
import { Button } from '@heartline/ui/controls/button';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Menu } from '@heartline/ui/overlays/menu';
import { EllipsisVerticalIcon, MessagesSquareIcon } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, LoadError, memberWords, type MemberWording } from '../../shared/index.ts';
import { listMessages as messages } from '../chat-list.messages.ts';
import { chatMenuItems, deleteItem } from '../actions/chat-menu-items.tsx';
import { chatMessages } from '../chat.messages.ts';
import type { OutboxEntry } from '../outbox/outbox-types.ts';
import type { ChatActions } from '../actions/use-chat-actions.ts';
import { useMessageWords } from '../use-message-words.ts';

export interface ChatListViewProps extends ChatActions {
  state: 'loading' | 'ready' | 'error';
  error?: unknown;
  onRetry?: () => void;
  chats: readonly Chat[];
  /** The conversation open beside the list. */
  selectedId?: string | undefined;
  /** Conversations whose other member is typing. */
  typing: ReadonlySet<string>;
  /** The entry of a conversation to show: an unsent text that failed, or the latest on its way. */
  waiting: (conversationId: string) => OutboxEntry | undefined;
  /** The server's time, for "yesterday". */
  now: number;
  wording: MemberWording;
  /** Search field; hidden while there are no conversations. */
  search?: ReactNode;
  /** Search results, which replace the conversations. */
  results?: ReactNode;
}

/** All conversations of the viewer (CHAT-01). */
export function ChatListView(props: ChatListViewProps) {
  const intl = useIntl();
  const { state, error, onRetry, chats, selectedId, typing, waiting, now, wording, search, results } = props;
  const actions = useSameActions(props);
  return (
    <ConversationList
      title={intl.formatMessage(messages.title)}
      headingLevel={selectedId === undefined ? 1 : 2}
      state={state === 'ready' && chats.length === 0 ? 'empty' : state}
      toolbar={chats.length > 0 ? search : undefined}
      loadingLabel={intl.formatMessage(messages.loading)}
      error={<LoadError error={error} onRetry={onRetry} />}
      empty={
        <EmptyState
          size="sm"
          icon={<MessagesSquareIcon />}
          title={intl.formatMessage(messages.emptyTitle)}
          text={intl.formatMessage(messages.emptyText)}
          action={
            <Button asChild>
              <a href={hrefs.members()}>{intl.formatMessage(messages.emptyAction)}</a>
            </Button>
          }
        />
      }
    >
      {results ??
        chats.map((chat) => {
          const { id } = chat.conversation;
          return (
            <Row
              key={id}
              chat={chat}
              selected={id === selectedId}
              isTyping={typing.has(id)}
              entry={newestOf(waiting(id), chat.lastMessage)}
              now={now}
              wording={wording}
              actions={actions}
            />
          );
        })}
    </ConversationList>
  );
}

/** A failed text needs a decision of the member; a waiting or held one does not. */
export const wasNotSent = ({ state }: OutboxEntry): boolean => state === 'failed' || state === 'refused';

/** A moderator's check may take hours; a message written after the held one is the newer line. */
const newestOf = (entry: OutboxEntry | undefined, lastMessage: Chat['lastMessage']): OutboxEntry | undefined =>
  entry?.state === 'held' && lastMessage && lastMessage.sentAt > entry.createdAt ? undefined : entry;

/** Calls the latest actions through functions that never change, so that they do not redraw unchanged rows. */
function useSameActions({ onDelete, onMute, onUnread }: ChatActions): ChatActions {
  const latest = useRef<ChatActions>(null);
  useEffect(() => {
    latest.current = { onDelete, onMute, onUnread };
  });
  return useMemo(() => {
    const act = (what: keyof ChatActions) => async (chat: Chat) => await latest.current?.[what](chat);
    return { onDelete: act('onDelete'), onMute: act('onMute'), onUnread: act('onUnread') };
  }, []);
}

interface RowProps extends Pick<ChatListViewProps, 'now' | 'wording'> {
  chat: Chat;
  selected: boolean;
  isTyping: boolean;
  /** An outbox entry that is newer than the last message. */
  entry: OutboxEntry | undefined;
  actions: ChatActions;
}

/** Memoized: each message that arrives renders the whole list, but only changed rows. */
const Row = memo(function Row({ chat, selected, isTyping, entry, now, wording, actions }: RowProps) {
  const intl = useIntl();
  const words = useMessageWords();
  const { conversation, profile, numUnreadMessages, lastMessage } = chat;
  const { presenceLabel, fictionalLabel } = memberWords(profile, wording);
  const at = entry?.createdAt ?? lastMessage?.sentAt;
  return (
    <ConversationRow
      name={profile.name}
      href={hrefs.chat(conversation.id)}
      src={profile.mainImage?.thumb ?? null}
      colour={profile.mainImage?.colour ?? null}
      selected={selected}
      lastMessage={entry ? words.line(entry.body, true, profile.name) : words.lastLine(chat)}
      timeText={at === undefined ? undefined : words.shortTime(at, now)}
      dateTime={at}
      unreadCount={numUnreadMessages}
      unreadLabel={intl.formatMessage(messages.unread, { count: numUnreadMessages })}
      presenceLabel={presenceLabel}
      mutedLabel={chat.muted ? intl.formatMessage(chatMessages.muted) : undefined}
      fictionalLabel={fictionalLabel}
      typingLabel={isTyping ? intl.formatMessage(messages.typing, { name: profile.name }) : undefined}
      failedLabel={entry && wasNotSent(entry) ? intl.formatMessage(messages.failed) : undefined}
      actions={
        <Menu
          label={intl.formatMessage(messages.actions, { name: profile.name })}
          trigger={
            <IconButton size="sm" label={intl.formatMessage(messages.actions, { name: profile.name })}>
              <EllipsisVerticalIcon />
            </IconButton>
          }
          items={[...chatMenuItems(intl, { chat, ...actions }), deleteItem(intl, { chat, ...actions })]}
        />
      }
    />
  );
});
