import type { MessageListPlace } from '@heartline/ui/chat/message-list';
import type { ReactNode } from 'react';

import type { MemberWording } from '../../shared/index.ts';
import type { ChatGifts } from '../chat-gifts.ts';
import type { ConversationBarProps } from './conversation-bar.tsx';
import type { ConversationFooterProps } from '../composer/conversation-footer.tsx';
import type { BubbleRow, Row } from '../rows.ts';

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
