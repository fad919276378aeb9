import { DaySeparator } from '@heartline/ui/chat/day-separator';
import { MessageList } from '@heartline/ui/chat/message-list';
import { NewMessagesLine } from '@heartline/ui/chat/new-messages-line';
import { Typing } from '@heartline/ui/chat/typing';
import { Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, LoadError } from '../../shared/index.ts';
import { canTranslate } from '../translation/can-translate.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { ConversationBubble } from './conversation-bubble.tsx';
import type { ConversationViewProps } from './conversation-view.types.ts';
import type { GiftArrivals } from './gift-arrivals.ts';
import type { BubbleRow, Row } from '../rows.ts';
import { useMessageWords } from '../use-message-words.ts';
import { useTranslations } from '../translation/use-translations.ts';

const MessageMenu = lazyPart(async () => (await import('./message-menu.tsx')).MessageMenu);
const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog);

interface Asked {
  row: BubbleRow;
  text: string | undefined;
  anchor: HTMLElement;
  translatable: Promise<boolean>;
}

export interface ConversationMessagesProps extends ConversationViewProps {
  arrivals: GiftArrivals;
}

/** The messages of a conversation, and what can be done with each. */
export function ConversationMessages(props: ConversationMessagesProps) {
  const intl = useIntl();
  const words = useMessageWords();
  const { chat, rows, typing, announced, hasOlder, olderState, onLoadOlder, onAtEndChange, newCount, now } = props;
  const {
    gifts,
    arrivals,
    onRetry,
    onDiscard,
    place,
    found,
    hasNewer,
    loadingNewer,
    onLoadNewer,
    onToNewest,
    onShowKeys,
  } = props;
  const { name } = chat.profile;
  const today = new Date(now).setHours(0, 0, 0, 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { translations, translate, showOriginal } = useTranslations();
  const onActions = useCallback(
    (row: BubbleRow, text: string | undefined, anchor: HTMLElement) =>
      setAsked({ row, text, anchor, translatable: isForeign(row, text, intl.locale) }),
    [intl.locale],
  );
  const attach = useCallback(
    (list: HTMLDivElement) => {
      const stop = import('./message-gestures.ts').then(
        ({ attachMessageGestures }) => attachMessageGestures(list, onShowKeys),
        () => undefined,
      );
      return () => void stop.then((end) => end?.());
    },
    [onShowKeys],
  );
  const renderRow = useCallback(
    (row: Row) => {
      if (row.kind === 'day') return <DaySeparator label={words.day(row.at, today)} />;
      if (row.kind === 'new')
        return <NewMessagesLine label={intl.formatMessage(messages.newMessages, { count: row.count })} />;
      return (
        <ConversationBubble
          row={row}
          name={name}
          words={words}
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
    [words, today, intl, name, gifts, arrivals, onRetry, onDiscard, onActions, found, translations, showOriginal],
  );
  const translated = asked ? translations.has(asked.row.key) : false;
  return (
    <>
      {olderState === 'failed' ? <LoadError error={undefined} onRetry={onLoadOlder} /> : null}
      <MessageList
        ref={attach}
        items={rows}
        label={intl.formatMessage(messages.list, { name })}
        announcement={announced}
        hasOlder={hasOlder && olderState !== 'failed'}
        loadingOlder={olderState === 'loading'}
        loadingOlderLabel={intl.formatMessage(messages.loadingOlder)}
        onReachStart={onLoadOlder}
        hasNewer={hasNewer}
        loadingNewer={loadingNewer}
        onReachEnd={onLoadNewer}
        onJumpToNewest={onToNewest}
        place={place}
        jumpToNewestLabel={intl.formatMessage(messages.toNewest)}
        newCount={newCount}
        newCountLabel={intl.formatMessage(messages.newMessages, { count: newCount })}
        onAtEndChange={onAtEndChange}
        footer={typing ? <Typing label={intl.formatMessage(messages.typing, { name })} /> : undefined}
        renderItem={renderRow}
      />
      <Suspense>
        {asked ? (
          <MessageMenu
            {...asked}
            onReport={props.onReportMessage}
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

/** A text of the other side that the browser can translate for the reader. */
async function isForeign(row: BubbleRow, text: string | undefined, locale: string): Promise<boolean> {
  if (row.mine || row.body.kind !== 'text' || text === undefined || !canTranslate()) return false;
  const { isWorthTranslating } = await import('../translation/translate.ts');
  return isWorthTranslating(text, locale);
}
