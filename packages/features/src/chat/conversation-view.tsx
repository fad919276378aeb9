import { ChatPane } from '@heartline/ui/chat/chat-layout';
import type { MessageListPlace } from '@heartline/ui/chat/message-list';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Avatar } from '@heartline/ui/member/avatar';
import { SparklesIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { MemberWording } from '../shared/index.ts';
import { ConversationBar, type ConversationBarProps } from './conversation-bar.tsx';
import type { ConversationFooterProps } from './conversation-footer.tsx';
import type { ChatGifts } from './chat-gifts.ts';
import { chatMessages as messages } from './chat.messages.ts';
import { footerMessages } from './composer.messages.ts';
import { ConversationMessages } from './conversation-messages.tsx';
import { giftArrivals } from './gift-arrivals.ts';
import type { BubbleRow, Row } from './rows.ts';

export interface ConversationViewProps
  extends Omit<ConversationBarProps, 'gone'>, Pick<ConversationFooterProps, 'state' | 'onOpenIcebreakers'> {
  rows: readonly Row[];
  wording: MemberWording;
  /** The site's words on fictional profiles, shown before and during a chat with one (LOC-10). */
  fictionalWarning: string;
  /** The newest message of the other side that came while the conversation was open, for screen readers. */
  announced?: string | undefined;
  hasOlder: boolean;
  olderState: 'idle' | 'loading' | 'failed';
  onLoadOlder: () => void;
  onAtEndChange: (atEnd: boolean) => void;
  /** There are newer messages than the last row. */
  hasNewer: boolean;
  loadingNewer: boolean;
  onLoadNewer: () => void;
  onToNewest: () => void;
  /** Where the reader is brought. */
  place: MessageListPlace | undefined;
  /** Number of the message that the reader was brought to. */
  found: number | undefined;
  onReportMessage: ((row: BubbleRow) => void) | undefined;
  /** Messages below that the reader has not seen yet. */
  newCount: number;
  /** The same function from one drawing to the next, as `onDiscard` and `gifts`: else all messages in view are drawn again. */
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  gifts?: ChatGifts | undefined;
  /** The composer. */
  footer: ReactNode;
  /** The server's time. */
  now: number;
}

/** One conversation: who, the messages, and the composer (CHAT-01). */
export function ConversationView(props: ConversationViewProps) {
  const intl = useIntl();
  const { chat, fictionalWarning, typing, rows } = props;
  const { profile } = chat;
  const gone = chat.conversation.state === 'gone';
  const [arrivals] = useState(() => giftArrivals(chat.conversation.lastSeq, new Date().toISOString()));
  return (
    <ChatPane
      label={intl.formatMessage(messages.pane, { name: profile.name })}
      bar={<ConversationBar {...props} gone={gone} typing={typing && !gone} />}
      notice={
        profile.fictional ? (
          <div className="px-3 py-2 md:px-6">
            <Alert tone="info">{fictionalWarning}</Alert>
          </div>
        ) : undefined
      }
      footer={props.footer}
    >
      {rows.length === 0 ? <FirstMessage {...props} /> : <ConversationMessages {...props} arrivals={arrivals} />}
    </ChatPane>
  );
}

function FirstMessage({ chat: { profile }, state, onOpenIcebreakers }: ConversationViewProps) {
  const intl = useIntl();
  return (
    <div className="grid flex-1 grid-cols-1 place-items-center overflow-y-auto p-4">
      <EmptyState
        size="sm"
        icon={<Avatar name={profile.name} src={profile.mainImage?.thumb ?? null} size="lg" />}
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
