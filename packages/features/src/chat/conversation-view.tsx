import type { Chat } from '@heartline/api-client';
import { ChatPane } from '@heartline/ui/chat/chat-layout';
import { DaySeparator } from '@heartline/ui/chat/day-separator';
import { MessageList } from '@heartline/ui/chat/message-list';
import { NewMessagesLine } from '@heartline/ui/chat/new-messages-line';
import { Typing } from '@heartline/ui/chat/typing';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Avatar } from '@heartline/ui/member/avatar';
import { SparklesIcon } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { LoadError, type MemberWording } from '../shared/index.ts';
import { ConversationBar, type ConversationBarProps } from './conversation-bar.tsx';
import { ConversationBubble } from './conversation-bubble.tsx';
import { ConversationFooter, type ConversationFooterProps } from './conversation-footer.tsx';
import type { ChatGifts } from './chat-gifts.ts';
import { chatMessages as messages } from './chat.messages.ts';
import { footerMessages } from './composer.messages.ts';
import type { Row } from './rows.ts';
import { useMessageWords } from './use-message-words.ts';

export interface ConversationViewProps
  extends
    Pick<ConversationBarProps, 'onBlock' | 'onReport' | 'onDelete' | 'blocking'>,
    Omit<ConversationFooterProps, 'name'> {
  chat: Chat;
  rows: readonly Row[];
  wording: MemberWording;
  /** The site's words on fictional profiles, shown before and during a chat with one (LOC-10). */
  fictionalWarning: string;
  typing: boolean;
  /** The newest message of the other side that came while the conversation was open, for screen readers. */
  announced?: string | undefined;
  hasOlder: boolean;
  olderState: 'idle' | 'loading' | 'failed';
  onLoadOlder: () => void;
  onAtEndChange: (atEnd: boolean) => void;
  /** Messages that came while the reader was further up. */
  newCount: number;
  /** The same function from one drawing to the next, as `onDiscard` and `gifts`: else all messages in view are drawn again. */
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  gifts?: ChatGifts | undefined;
  /** The server's time. */
  now: number;
}

/** One conversation: who, the messages, and the composer (CHAT-01). */
export function ConversationView(props: ConversationViewProps) {
  const intl = useIntl();
  const { chat, wording, fictionalWarning, typing, rows, onBlock, onReport, onDelete, blocking } = props;
  const { profile } = chat;
  const gone = chat.conversation.state === 'gone';
  return (
    <ChatPane
      label={intl.formatMessage(messages.pane, { name: profile.name })}
      bar={
        <ConversationBar
          profile={profile}
          gone={gone}
          typing={typing && !gone}
          wording={wording}
          onBlock={onBlock}
          onReport={onReport}
          onDelete={onDelete}
          blocking={blocking}
        />
      }
      notice={
        profile.fictional ? (
          <div className="px-3 py-2 md:px-6">
            <Alert tone="info">{fictionalWarning}</Alert>
          </div>
        ) : undefined
      }
      footer={<ConversationFooter {...props} name={profile.name} />}
    >
      {rows.length === 0 ? <FirstMessage {...props} /> : <Messages {...props} />}
    </ChatPane>
  );
}

function Messages(props: ConversationViewProps) {
  const intl = useIntl();
  const words = useMessageWords();
  const { chat, rows, typing, announced, hasOlder, olderState, onLoadOlder, onAtEndChange, newCount, now } = props;
  const { gifts, onRetry, onDiscard } = props;
  const { name } = chat.profile;
  const today = new Date(now).setHours(0, 0, 0, 0);
  const renderRow = useCallback(
    (row: Row) => {
      if (row.kind === 'day') return <DaySeparator label={words.day(row.at, today)} />;
      if (row.kind === 'new')
        return <NewMessagesLine label={intl.formatMessage(messages.newMessages, { count: row.count })} />;
      return (
        <ConversationBubble row={row} name={name} words={words} gifts={gifts} onRetry={onRetry} onDiscard={onDiscard} />
      );
    },
    [words, today, intl, name, gifts, onRetry, onDiscard],
  );
  return (
    <>
      {olderState === 'failed' ? <LoadError error={undefined} onRetry={onLoadOlder} /> : null}
      <MessageList
        items={rows}
        label={intl.formatMessage(messages.list, { name })}
        announcement={announced}
        hasOlder={hasOlder && olderState !== 'failed'}
        loadingOlder={olderState === 'loading'}
        loadingOlderLabel={intl.formatMessage(messages.loadingOlder)}
        onReachStart={onLoadOlder}
        jumpToNewestLabel={intl.formatMessage(messages.toNewest)}
        newCount={newCount}
        newCountLabel={intl.formatMessage(messages.newMessages, { count: newCount })}
        onAtEndChange={onAtEndChange}
        footer={typing ? <Typing label={intl.formatMessage(messages.typing, { name })} /> : undefined}
        renderItem={renderRow}
      />
    </>
  );
}

function FirstMessage({ chat: { profile }, state, onOpenIcebreakers }: ConversationViewProps) {
  const intl = useIntl();
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto p-4">
      <EmptyState
        size="sm"
        icon={<Avatar name={profile.name} src={profile.mainImage?.thumb ?? null} size="xl" />}
        title={intl.formatMessage(messages.firstTitle, { name: profile.name })}
        text={intl.formatMessage(messages.firstText)}
        action={
          state === 'enabled' ? (
            <Button variant="soft" onClick={onOpenIcebreakers}>
              <SparklesIcon aria-hidden />
              {intl.formatMessage(footerMessages.chooseIcebreaker)}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
