import type { Message } from '@heartline/api-client';
import { DaySeparator } from '@heartline/ui/chat/day-separator';
import { MessageList } from '@heartline/ui/chat/message-list';
import { NewMessagesLine } from '@heartline/ui/chat/new-messages-line';
import { StreamNotice } from '@heartline/ui/chat/stream-notice';
import { Typing } from '@heartline/ui/chat/typing';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, LoadError, useSettings, useTickingNow, type Conversation } from '../../shared/index.ts';
import { chatMessages as words } from '../chat.messages.ts';
import { useOlderMessages } from '../chat.queries.ts';
import { useOutbox, useOutboxEntries } from '../outbox/outbox-provider.tsx';
import type { OutboxEntry } from '../outbox/outbox-types.ts';
import { sentTailQuery, withSentTail } from '../outbox/sent-tail.ts';
import { bodyOf, rowsOf, type BubbleRow, type Row } from '../rows.ts';
import { canTranslate } from '../../shared/translation/can-translate.ts';
import { useTranslations } from '../translation/use-translations.ts';
import { dayOf, useMessageWords } from '../use-message-words.ts';
import { useTypingConversations } from '../use-typing.ts';
import { ConversationBubble } from './conversation-bubble.tsx';
import { FirstMessage } from './first-message.tsx';
import { giftArrivals } from './gift-arrivals.ts';
import { useMessageWindow, type GoTo } from './use-message-window.ts';
import { useNewLine } from './use-new-line.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';
import { useMarkRead, usePageVisible } from './use-presence-of-reader.ts';

const MessageMenu = lazyPart(async () => (await import('./message-menu.tsx')).MessageMenu);
const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog);

const noMessages: readonly Message[] = [];
const noEntries: readonly OutboxEntry[] = [];
const all = (conversation: Conversation) => conversation;

interface Asked {
  row: BubbleRow;
  text: string | undefined;
  anchor: HTMLElement;
  translatable: Promise<boolean>;
}

/** The messages of the open conversation, with their menus. */
export function ConversationStream({ goTo }: { goTo: GoTo | undefined }) {
  const intl = useIntl();
  const say = useMessageWords();
  const { id, gifts, onReport, show, stream } = useOpenConversation();
  const conversation = useConversationData(all);
  const { chat, hasMore, hasNewer = false } = conversation;
  const { fictional, name } = chat.profile;
  const { fictionalWarning } = useSettings();
  const visible = usePageVisible();
  const entries = useOutboxEntries(id);
  const outbox = useOutbox();
  const typing = useTypingConversations().has(id) && chat.conversation.state !== 'gone';
  const older = useOlderMessages(id);
  const { place, found, loading, loadNewer, toNewest } = useMessageWindow(id, conversation, goTo);
  const { data: tail = noMessages } = useQuery(sentTailQuery(id));
  const [atEnd, setAtEnd] = useState(true);
  const [atOpen] = useState({ lastSeq: chat.conversation.lastSeq, unread: chat.numUnreadMessages });
  const [below, setBelow] = useState(atOpen.unread);
  const now = useTickingNow(60_000);
  const [arrivals] = useState(() => giftArrivals(atOpen.lastSeq, new Date(now).toISOString()));
  // Opening marks the loaded messages as read (CHAT-04); later ones are read at the end of the list.
  const seen = visible && (atEnd || chat.conversation.lastSeq === atOpen.lastSeq);
  const readSeqAtOpen = useNewLine(conversation, visible && atEnd);
  useMarkRead(chat, seen, visible && atEnd);
  useImperativeHandle(stream, () => ({ noteSent: () => (hasNewer ? toNewest() : undefined) }));
  useEffect(() => {
    const showKeys = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show('keys');
    };
    document.addEventListener('keydown', showKeys);
    return () => document.removeEventListener('keydown', showKeys);
  }, [show]);

  const rows = useMemo(
    () =>
      rowsOf({
        // The newest messages must not be appended after a gap of unloaded older ones.
        messages: hasNewer ? conversation.messages : withSentTail(conversation.messages, tail, chat.conversation.state),
        entries: hasNewer ? noEntries : entries,
        conversation: chat.conversation,
        readSeqAtOpen,
        unreadAtOpen: hasNewer ? atOpen.unread : 0,
        notice: fictional && !hasMore,
        dayOf,
      }),
    [conversation.messages, tail, hasNewer, entries, chat.conversation, readSeqAtOpen, atOpen, fictional, hasMore],
  );
  const today = new Date(now).setHours(0, 0, 0, 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { translations, translate, showOriginal } = useTranslations();
  const onActions = useCallback(
    (row: BubbleRow, text: string | undefined, anchor: HTMLElement) =>
      setAsked({ row, text, anchor, translatable: isForeign(row, text, intl.locale) }),
    [intl.locale],
  );
  const onRetry = useCallback((clientId: string) => outbox.retry(clientId), [outbox]);
  const onDiscard = useCallback((clientId: string) => outbox.discard(clientId), [outbox]);
  const renderRow = useCallback(
    (row: Row) => {
      if (row.kind === 'notice') return <StreamNotice>{fictionalWarning}</StreamNotice>;
      if (row.kind === 'day') return <DaySeparator label={say.day(row.at, today)} />;
      if (row.kind === 'new')
        return <NewMessagesLine label={intl.formatMessage(words.newMessages, { count: row.count })} />;
      return (
        <ConversationBubble
          row={row}
          name={name}
          words={say}
          gifts={gifts}
          arrivals={arrivals}
          onRetry={onRetry}
          onDiscard={onDiscard}
          onActions={onActions}
          onLink={setLink}
          highlighted={row.seq === found}
          translation={translations.get(row.key)}
          onOriginal={showOriginal}
        />
      );
    },
    [
      fictionalWarning,
      say,
      today,
      intl,
      name,
      gifts,
      arrivals,
      onRetry,
      onDiscard,
      onActions,
      found,
      translations,
      showOriginal,
    ],
  );
  const announced = useAnnouncement(conversation);
  if (rows.length === 0) return <FirstMessage chat={chat} />;
  const translated = asked ? translations.has(asked.row.key) : false;
  const newCount = atEnd ? 0 : below + (seen ? 0 : chat.numUnreadMessages);
  return (
    <>
      {older.state === 'failed' ? <LoadError error={undefined} onRetry={() => void older.load()} /> : null}
      <MessageList
        items={rows}
        label={intl.formatMessage(words.list, { name })}
        announcement={announced}
        hasOlder={hasMore && older.state !== 'failed'}
        loadingOlder={older.state === 'loading'}
        loadingOlderLabel={intl.formatMessage(words.loadingOlder)}
        onReachStart={() => void older.load()}
        hasNewer={hasNewer}
        loadingNewer={loading}
        onReachEnd={loadNewer}
        onJumpToNewest={toNewest}
        place={place}
        jumpToNewestLabel={intl.formatMessage(words.toNewest)}
        newCount={newCount}
        newCountLabel={intl.formatMessage(words.newMessages, { count: newCount })}
        onAtEndChange={(end) => {
          setAtEnd(end);
          if (end) setBelow(0);
        }}
        footer={typing ? <Typing label={intl.formatMessage(words.typing, { name })} /> : undefined}
        renderItem={renderRow}
      />
      <Suspense>
        {asked ? (
          <MessageMenu
            {...asked}
            onReport={onReport && (({ seq }) => onReport(chat.profile, { kind: 'message', conversationId: id, seq }))}
            translated={translated}
            onTranslate={() =>
              translated ? showOriginal(asked.row.key) : void translate(asked.row.key, asked.text ?? '')
            }
            onClose={() => setAsked(null)}
          />
        ) : null}
        {link === null ? null : <LinkDialog address={link} onClose={() => setLink(null)} />}
      </Suspense>
    </>
  );
}

/** Whether the message is by the other member and the browser can translate it for the viewer. */
async function isForeign(row: BubbleRow, text: string | undefined, locale: string): Promise<boolean> {
  if (row.mine || row.body.kind !== 'text' || text === undefined || !canTranslate()) return false;
  const { isWorthTranslating } = await import('../../shared/translation/translate.ts');
  return isWorthTranslating(text, locale);
}

/** The newest message of the other member since the conversation was opened. */
function useAnnouncement({ chat, messages }: Conversation): string | undefined {
  const intl = useIntl();
  const say = useMessageWords();
  const [openedAt] = useState(chat.conversation.lastSeq);
  const newest = messages.findLast(({ mine, seq }) => !mine && seq > openedAt);
  if (!newest) return undefined;
  const { name } = chat.profile;
  return intl.formatMessage(words.announcement, { name, text: say.line(bodyOf(newest), false, name) });
}
