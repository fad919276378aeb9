import { ApiError, type AnsweredTo, type Chat, type ReportInput } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { ChatPane } from '@heartline/ui/chat/chat-layout';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  conversationQuery,
  commonMessages,
  type Conversation as ConversationData,
  hrefs,
  lazyPart,
  LoadError,
  PageTitle,
  useApi,
  useUser,
} from '../../shared/index.ts';
import type { ChatCredits } from '../chat-credits.ts';
import type { ChatGifts } from '../chat-gifts.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { ConversationComposer } from '../composer/conversation-composer.tsx';
import { keepLastOpened } from '../last-opened.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import type { OutboxBody } from '../outbox/outbox-types.ts';
import { ConversationBar } from './conversation-bar.tsx';
import { ConversationStream } from './conversation-stream.tsx';
import type { GoTo } from './use-message-window.ts';
import {
  OpenConversationContext,
  type ConversationWindow,
  type OpenConversation as Shared,
  type StreamHandle,
} from '../use-open-conversation.ts';

export interface ConversationProps {
  id: string;
  /** The conversation was deleted, or its member blocked. */
  onLeave: () => void;
  /** From the gifts feature, if the site has gifts. */
  gifts?: ChatGifts | undefined;
  /** From the credits feature: offers credits here when they run out. Without it the button links to their page. */
  credits?: ChatCredits | undefined;
  /** Opens the report form. Without it nothing can be reported here. */
  onReport?: (profile: Chat['profile'], subject: ReportInput['subject']) => void;
  /** The message to scroll to on opening. */
  goTo?: GoTo | undefined;
  /** The item of the other member's profile that the next text answers; the same object until it changes. */
  answer?: AnsweredTo | undefined;
  /** The answer was sent or removed: clears `answer`. */
  onAnswered?: (() => void) | undefined;
  /** Opens with the gifts dialog. */
  gifting?: boolean | undefined;
  /** The dialog was closed: clears `gifting`. */
  onGifted?: (() => void) | undefined;
}

const ConversationGone = lazyPart(async () => (await import('./conversation-gone.tsx')).ConversationGone);
const ConversationWindows = lazyPart(async () => (await import('./conversation-windows.tsx')).ConversationWindows);

/** One conversation with all its functions (CHAT-01). */
export function Conversation(props: ConversationProps) {
  const intl = useIntl();
  const query = conversationQuery(useApi(), props.id);
  const { data: member, error, refetch } = useQuery({ ...query, select: memberOf });
  if (member) return <OpenConversation key={props.id} member={member} {...props} />;
  if (error instanceof ApiError && [403, 404, 410].includes(error.status))
    return (
      <NoConversation>
        <Suspense>
          <ConversationGone />
        </Suspense>
      </NoConversation>
    );
  return (
    <NoConversation>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={intl.formatMessage(commonMessages.loading)} className="size-8 text-ink-muted" />
      )}
    </NoConversation>
  );
}

/** Replaces a conversation. On a phone its bar has the way back, so this has one, too. */
function NoConversation({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-14 items-center border-b border-line bg-surface pl-1 md:hidden">
        <BackButton href={hrefs.chats} label={intl.formatMessage(messages.back)} />
      </div>
      <div className="mx-auto grid w-full max-w-lg grow place-items-center p-4">{children}</div>
    </div>
  );
}

/** The other member is all that the frame depends on, so that a new message redraws only the messages. */
const memberOf = ({ chat: { profile } }: ConversationData) => ({ id: profile.id, name: profile.name });

function OpenConversation(props: ConversationProps & { member: ReturnType<typeof memberOf> }) {
  const { id, member, onLeave, gifts, credits, onReport, goTo, answer, onAnswered, gifting, onGifted } = props;
  const intl = useIntl();
  const user = useUser();
  const outbox = useOutbox();
  const [window, show] = useState<ConversationWindow | null>(gifting ? 'gifts' : null);
  const composer = useRef<ChatFooterHandle>(null);
  const stream = useRef<StreamHandle>(null);
  useEffect(() => {
    keepLastOpened(user.id, { conversationId: id, profileId: member.id, date: new Date(time.now()).toISOString() });
  }, [user.id, id, member.id]);
  useEffect(() => {
    if (gifting && !window) onGifted?.();
  }, [gifting, window, onGifted]);
  const send = useCallback(
    (body: OutboxBody) => {
      outbox.add(id, body);
      stream.current?.noteSent();
    },
    [outbox, id],
  );
  const shared: Shared = useMemo(
    () => ({ id, gifts, credits, onReport, onLeave, answer, onAnswered, send, show, composer, stream }),
    [id, gifts, credits, onReport, onLeave, answer, onAnswered, send],
  );
  return (
    <OpenConversationContext value={shared}>
      <PageTitle>{member.name}</PageTitle>
      <ChatPane
        label={intl.formatMessage(messages.pane, { name: member.name })}
        bar={<ConversationBar />}
        footer={<ConversationComposer />}
      >
        <ConversationStream goTo={goTo} />
      </ChatPane>
      <Suspense>{window ? <ConversationWindows window={window} /> : null}</Suspense>
    </OpenConversationContext>
  );
}
