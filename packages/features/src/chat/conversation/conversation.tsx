import { ApiError, type Chat, type Message, type ReportInput } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useToast } from '@heartline/ui/feedback/toast';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleOffIcon } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  chatsQueries,
  commonMessages,
  type Conversation as ConversationData,
  hrefs,
  lazyPart,
  LoadError,
  PageTitle,
  priceOfCredits,
  useApi,
  useErrorText,
  useOnline,
  useSettings,
  useSiteMemberWording,
  useTickingNow,
  useUser,
} from '../../shared/index.ts';
import type { ChatGifts } from '../chat-gifts.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { useBlockInChat, useOlderMessages } from '../chat.queries.ts';
import { composerState, creditsLeft } from '../composer/composer-state.ts';
import { ConversationComposer } from '../composer/conversation-composer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { keepLastOpened } from '../last-opened.ts';
import { useOutbox, useOutboxEntries } from '../outbox/outbox-provider.tsx';
import type { OutboxBody, OutboxEntry } from '../outbox/outbox-types.ts';
import { bodyOf, rowsOf } from '../rows.ts';
import { sentTailQuery, withSentTail } from '../outbox/sent-tail.ts';
import { useChatActions } from '../actions/use-chat-actions.ts';
import { dayOf, useMessageWords } from '../use-message-words.ts';
import { useMessageWindow, type GoTo } from './use-message-window.ts';
import { useNewLine } from './use-new-line.ts';
import { useMarkRead, usePageVisible } from './use-presence-of-reader.ts';
import { useSendTyping, useTypingConversations } from '../use-typing.ts';

export interface ConversationProps {
  id: string;
  /** The conversation was deleted, or its member blocked. */
  onLeave: () => void;
  /** From the gifts feature, where the site has gifts. */
  gifts?: ChatGifts | undefined;
  /** Opens the report form. Without it nothing can be reported from here. */
  onReport?: (profile: Chat['profile'], subject: ReportInput['subject']) => void;
  /** The message to open at. */
  goTo?: GoTo | undefined;
}

const IcebreakerDialog = lazyPart(async () => (await import('../composer/icebreaker-dialog.tsx')).IcebreakerDialog);
const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

const noMessages: readonly Message[] = [];
const noEntries: readonly OutboxEntry[] = [];

/** One conversation with everything behind it. */
export function Conversation(props: ConversationProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(chatsQueries.messages(useApi(), props.id));
  if (data) return <OpenConversation key={props.id} conversation={data} {...props} />;
  if (error instanceof ApiError && [403, 404, 410].includes(error.status))
    return (
      <NoConversation>
        <ErrorPanel
          icon={<MessageCircleOffIcon />}
          title={intl.formatMessage(messages.goneTitle)}
          message={intl.formatMessage(messages.goneText)}
          action={
            <Button asChild>
              <a href={hrefs.chats}>{intl.formatMessage(messages.back)}</a>
            </Button>
          }
        />
      </NoConversation>
    );
  return (
    <NoConversation>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={intl.formatMessage(commonMessages.loading)} className="size-8 text-primary-text" />
      )}
    </NoConversation>
  );
}

/** Instead of a conversation. On a phone the way back is in its bar, so there is one here, too. */
function NoConversation({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-16 items-center border-b border-line bg-surface pl-1 md:hidden">
        <BackButton href={hrefs.chats} label={intl.formatMessage(messages.back)} />
      </div>
      <div className="mx-auto grid w-full max-w-lg grow place-items-center p-4">{children}</div>
    </div>
  );
}

function OpenConversation({
  id,
  conversation,
  onLeave,
  gifts,
  onReport,
  goTo,
}: ConversationProps & { conversation: ConversationData }) {
  const { chat, hasMore, hasNewer = false } = conversation;
  const user = useUser();
  const settings = useSettings();
  const online = useOnline();
  const visible = usePageVisible();
  const entries = useOutboxEntries(id);
  const outbox = useOutbox();
  const typingConversations = useTypingConversations();
  const sendTyping = useSendTyping(id);
  const older = useOlderMessages(id);
  const actions = useChatActions();
  const { place, found, loading, loadNewer, toNewest } = useMessageWindow(id, conversation, goTo);
  const { data: tail = noMessages } = useQuery(sentTailQuery(id));
  const [atEnd, setAtEnd] = useState(true);
  const [atOpen] = useState({ lastSeq: chat.conversation.lastSeq, unread: chat.numUnreadMessages });
  const [below, setBelow] = useState(atOpen.unread);
  const field = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<'icebreakers' | 'gifts' | 'keys' | null>(null);
  // Opening reads what was there (CHAT-04); what comes later is read at the end.
  const seen = visible && (atEnd || chat.conversation.lastSeq === atOpen.lastSeq);
  const readSeqAtOpen = useNewLine(conversation, visible && atEnd);
  const block = useBlock(onLeave);
  useMarkRead(chat, seen, visible && atEnd);
  useEffect(() => {
    keepLastOpened(user.id, { conversationId: id, profileId: chat.profile.id, date: new Date().toISOString() });
  }, [user.id, id, chat.profile.id]);

  const rows = useMemo(
    () =>
      rowsOf({
        // What is newest has no place behind messages of some while ago.
        messages: hasNewer ? conversation.messages : withSentTail(conversation.messages, tail),
        entries: hasNewer ? noEntries : entries,
        conversation: chat.conversation,
        readSeqAtOpen,
        unreadAtOpen: hasNewer ? atOpen.unread : 0,
        dayOf,
      }),
    [conversation.messages, tail, hasNewer, entries, chat.conversation, readSeqAtOpen, atOpen],
  );
  const input = {
    chat,
    user,
    entries,
    messageCredits: settings.messageCredits,
    photoCredits: settings.photoCredits,
    giftCredits: gifts?.price ?? (() => settings.giftCredits),
    online,
  };
  const theirText = conversation.messages.findLast(({ mine, text }) => !mine && text)?.text ?? undefined;
  const state = composerState(input);
  const credits = creditsLeft(input);
  const buyHref = `${hrefs.credits}?return_to=${encodeURIComponent(hrefs.chat(id))}`;
  // In money what this member paid for the credits at hand, whatever others pay.
  const priceOf = (price: number) => ({ credits: price, money: priceOfCredits(user, price) });
  const send = (body: OutboxBody) => {
    // Whoever chose by key goes on writing; what opened the window may be gone with the first message.
    const byKey = dialog !== null && document.activeElement?.matches(':focus-visible');
    if (byKey) requestAnimationFrame(() => field.current?.focus());
    setDialog(null);
    outbox.add(id, body);
    if (hasNewer) toNewest();
  };
  const openIcebreakers = () => setDialog('icebreakers');
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
        onAtEndChange={(end) => {
          setAtEnd(end);
          if (end) setBelow(0);
        }}
        hasNewer={hasNewer}
        loadingNewer={loading}
        onLoadNewer={loadNewer}
        onToNewest={toNewest}
        place={place}
        found={found}
        newCount={atEnd ? 0 : below + (seen ? 0 : chat.numUnreadMessages)}
        onRetry={useCallback((clientId: string) => outbox.retry(clientId), [outbox])}
        onDiscard={useCallback((clientId: string) => outbox.discard(clientId), [outbox])}
        gifts={gifts}
        now={useTickingNow(60_000)}
        onBlock={() => block.mutate(chat.profile.id)}
        blocking={block.isPending}
        onReport={onReport && (() => onReport(chat.profile, { kind: 'profile' }))}
        onReportMessage={
          onReport && (({ seq }) => onReport(chat.profile, { kind: 'message', conversationId: id, seq }))
        }
        {...actions}
        onDelete={async () => {
          await actions.onDelete(chat);
          onLeave();
        }}
        onUnread={async () => {
          await actions.onUnread(chat);
          // Beside the list it stays open, and unread until the reader comes back to it.
          if (!matchMedia('(min-width: 768px)').matches) onLeave();
        }}
        onShowKeys={useCallback(() => setDialog('keys'), [])}
        state={state}
        onOpenIcebreakers={openIcebreakers}
        footer={
          <ConversationComposer
            fieldRef={field}
            conversationId={id}
            theirText={theirText}
            onTyping={sendTyping}
            state={state}
            name={chat.profile.name}
            onSend={(text) => send({ kind: 'text', text })}
            maxLength={settings.messageLength}
            onSendPhoto={(photo) => send({ kind: 'photo', photo })}
            price={priceOf(settings.messageCredits)}
            photoPrice={priceOf(settings.photoCredits)}
            credits={credits}
            promised={user.credits - credits}
            buyHref={buyHref}
            onOpenIcebreakers={openIcebreakers}
            onOpenGifts={gifts ? () => setDialog('gifts') : undefined}
          />
        }
      />
      <Suspense>
        {dialog === 'icebreakers' ? (
          <IcebreakerDialog
            open
            onClose={() => setDialog(null)}
            memberName={chat.profile.name}
            price={priceOf(settings.messageCredits)}
            onSend={(icebreakerId) => send({ kind: 'icebreaker', icebreakerId })}
          />
        ) : null}
        {dialog === 'keys' ? <KeysDialog onClose={() => setDialog(null)} /> : null}
        {dialog === 'gifts' && gifts ? (
          <gifts.Dialog
            open
            onClose={() => setDialog(null)}
            memberName={chat.profile.name}
            credits={credits}
            buyHref={buyHref}
            moneyOf={(price) => priceOf(price).money}
            onSend={(giftId) => send({ kind: 'gift', giftId })}
          />
        ) : null}
      </Suspense>
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
