import { ApiError, type Chat, type Message, type ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  chatsQueries,
  commonMessages,
  hrefs,
  LoadError,
  PageTitle,
  useApi,
  useErrorText,
  useSettings,
  useSiteMemberWording,
  useTickingNow,
  useUser,
  type Conversation as ConversationData,
} from '../shared/index.ts';
import type { ChatGifts } from './chat-gifts.ts';
import { useRemoveConversation } from './chat-list.tsx';
import { chatMessages as messages } from './chat.messages.ts';
import { useBlockInChat, useOlderMessages } from './chat.queries.ts';
import { composerState, creditsLeft } from './composer-state.ts';
import { ConversationView } from './conversation-view.tsx';
import { draftsOf } from './drafts.ts';
import { IcebreakerDialog } from './icebreaker-dialog.tsx';
import { keepLastOpened } from './last-opened.ts';
import { useOutbox, useOutboxEntries } from './outbox-provider.tsx';
import type { OutboxBody } from './outbox/outbox-types.ts';
import { bodyOf, rowsOf } from './rows.ts';
import { sentTailQuery, withSentTail } from './sent-tail.ts';
import { dayOf, useMessageWords } from './use-message-words.ts';
import { useNewLine } from './use-new-line.ts';
import { useMarkRead, useOnline, usePageVisible } from './use-presence-of-reader.ts';
import { useSendTyping, useTypingConversations } from './use-typing.ts';

export interface ConversationProps {
  id: string;
  /** The conversation was deleted, or its member blocked. */
  onLeave: () => void;
  /** From the gifts feature, where the site has gifts. */
  gifts?: ChatGifts | undefined;
  /** Opens the report form. Without it nothing can be reported from here. */
  onReport?: (profile: Chat['profile'], subject: ReportInput['subject']) => void;
}

const noMessages: readonly Message[] = [];

/** One conversation with everything behind it. */
export function Conversation(props: ConversationProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(chatsQueries.messages(useApi(), props.id));
  if (data) return <OpenConversation key={props.id} conversation={data} {...props} />;
  if (error instanceof ApiError && [403, 404, 410].includes(error.status))
    return (
      <div className="grid h-full place-items-center p-4">
        <ErrorPanel
          title={intl.formatMessage(messages.goneTitle)}
          message={intl.formatMessage(messages.goneText)}
          action={
            <Button asChild>
              <a href={hrefs.chats}>{intl.formatMessage(messages.back)}</a>
            </Button>
          }
        />
      </div>
    );
  return (
    <div className="grid h-full place-items-center p-4">
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={intl.formatMessage(commonMessages.loading)} className="size-8 text-primary-text" />
      )}
    </div>
  );
}

function OpenConversation({
  id,
  conversation,
  onLeave,
  gifts,
  onReport,
}: ConversationProps & { conversation: ConversationData }) {
  const { chat, hasMore } = conversation;
  const user = useUser();
  const settings = useSettings();
  const online = useOnline();
  const visible = usePageVisible();
  const entries = useOutboxEntries(id);
  const outbox = useOutbox();
  const typingConversations = useTypingConversations();
  const sendTyping = useSendTyping(id);
  const older = useOlderMessages(id);
  const removeConversation = useRemoveConversation();
  const { data: tail = noMessages } = useQuery(sentTailQuery(id));
  const drafts = draftsOf(user.id);
  const [draft, setDraft] = useState(() => drafts.get(id));
  const [atEnd, setAtEnd] = useState(true);
  const [dialog, setDialog] = useState<'icebreakers' | 'gifts' | null>(null);
  const seen = visible && atEnd;
  const readSeqAtOpen = useNewLine(conversation, seen);
  const block = useBlock(onLeave);
  useMarkRead(id, chat.conversation.lastSeq, chat.conversation.readSeq, seen);
  useEffect(() => {
    keepLastOpened(user.id, { conversationId: id, profileId: chat.profile.id, date: new Date().toISOString() });
  }, [user.id, id, chat.profile.id]);

  const shown = useMemo(() => withSentTail(conversation.messages, tail), [conversation.messages, tail]);
  const rows = useMemo(
    () => rowsOf({ messages: shown, entries, conversation: chat.conversation, readSeqAtOpen, dayOf }),
    [shown, entries, chat.conversation, readSeqAtOpen],
  );
  const input = {
    chat,
    user,
    entries,
    messageCredits: settings.messageCredits,
    giftCredits: gifts?.price ?? (() => settings.giftCredits),
    online,
  };
  const credits = creditsLeft(input);
  const buyHref = `${hrefs.credits}?return_to=${encodeURIComponent(hrefs.chat(id))}`;
  const cost = settings.minimumMessageCosts.find(({ country }) => country === user.profile.country);
  const send = (body: OutboxBody) => {
    setDialog(null);
    outbox.add(id, body);
  };
  const changeDraft = (text: string) => {
    setDraft(text);
    drafts.set(id, text);
    if (text !== '') sendTyping();
  };
  return (
    <>
      <PageTitle>{chat.profile.name}</PageTitle>
      <ConversationView
        chat={chat}
        rows={rows}
        wording={useSiteMemberWording()}
        fictionalWarning={settings.fictionalWarning}
        typing={typingConversations.has(id)}
        announced={useAnnouncement(conversation)}
        hasOlder={hasMore}
        olderState={older.state}
        onLoadOlder={() => void older.load()}
        onAtEndChange={setAtEnd}
        newCount={atEnd ? 0 : chat.numUnreadMessages}
        onRetry={useCallback((clientId: string) => outbox.retry(clientId), [outbox])}
        onDiscard={useCallback((clientId: string) => outbox.discard(clientId), [outbox])}
        gifts={gifts}
        now={useTickingNow(60_000)}
        onBlock={() => block.mutate(chat.profile.id)}
        blocking={block.isPending}
        onReport={onReport && (() => onReport(chat.profile, { kind: 'profile' }))}
        onDelete={() => {
          removeConversation(id);
          onLeave();
        }}
        state={composerState(input)}
        draft={draft}
        onDraftChange={changeDraft}
        onSend={(text) => send({ kind: 'text', text })}
        maxLength={settings.messageLength}
        price={{
          credits: settings.messageCredits,
          money: cost ? { amount: cost.costs, currency: cost.currency } : null,
        }}
        credits={credits}
        buyHref={buyHref}
        onOpenIcebreakers={() => setDialog('icebreakers')}
        onOpenGifts={gifts ? () => setDialog('gifts') : undefined}
      />
      <IcebreakerDialog
        open={dialog === 'icebreakers'}
        onClose={() => setDialog(null)}
        memberName={chat.profile.name}
        price={settings.messageCredits}
        onSend={(icebreakerId) => send({ kind: 'icebreaker', icebreakerId })}
      />
      {gifts ? (
        <Suspense>
          <gifts.Dialog
            open={dialog === 'gifts'}
            onClose={() => setDialog(null)}
            memberName={chat.profile.name}
            credits={credits}
            buyHref={buyHref}
            onSend={(giftId) => send({ kind: 'gift', giftId })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function useBlock(onLeave: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const block = useBlockInChat();
  return {
    isPending: block.isPending,
    mutate: (memberId: string) =>
      block.mutate(memberId, {
        onSuccess: onLeave,
        onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
      }),
  };
}

/** The newest message that came from the other side since the conversation was opened. */
function useAnnouncement({ chat, messages: known }: ConversationData): string | undefined {
  const intl = useIntl();
  const words = useMessageWords();
  const [openedAt] = useState(chat.conversation.lastSeq);
  const newest = known.findLast(({ mine, seq }) => !mine && seq > openedAt);
  if (!newest) return undefined;
  const { name } = chat.profile;
  return intl.formatMessage(messages.announcement, { name, text: words.line(bodyOf(newest), false, name) });
}
