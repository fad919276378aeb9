import { countGraphemes, textLength } from '@heartline/api-client';
import { ChatFooter, type ChatFooterHandle, type ChatFooterProps } from '@heartline/ui/chat/chat-footer';
import { Button } from '@heartline/ui/controls/button';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { GiftIcon, SparklesIcon } from 'lucide-react';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { Buying, formatMoney, hrefs, lazyPart } from '../../shared/index.ts';
import { footerMessages as messages } from './composer.messages.ts';
import type { ComposerState } from './composer-state.ts';
import type { SendGuard } from '../rude/rude-guard.tsx';
import type { Price } from './use-means.ts';

export interface ConversationFooterProps {
  state: ComposerState;
  name: string;
  /** Text typed earlier; it survives a reload. */
  draft: string;
  onDraftChange: (text: string) => void;
  onSend: (text: string) => void;
  onSendPhoto: (photo: Blob) => void;
  /** In graphemes. */
  maxLength: number;
  /** Price of a message, in credits, and in money once the member has bought some. */
  price: Price;
  /** Price of a photo. */
  photoPrice: Price;
  /** The member's balance, less the price of unsent messages. */
  credits: number;
  /** Credits that the unsent messages will use. */
  promised: number;
  /** Link to the credits that leads back to this conversation. */
  buyHref: string;
  /** Offers credits here. Without it the button leads to `buyHref`. */
  onBuy?: (() => void) | undefined;
  onOpenIcebreakers: () => void;
  onOpenGifts?: (() => void) | undefined;
  /** For components that focus the text field. */
  handle?: RefObject<ChatFooterHandle | null>;
}

const loadParts = () => import('./composer-parts.ts');
const ComposerTools = lazyPart(async () => (await loadParts()).ComposerTools);
const ComposerWindows = lazyPart(async () => (await loadParts()).ComposerWindows);

const obstacles = {
  enabled: 'enabled',
  offline: 'offline',
  'no-credits': 'no-credits',
  'credits-promised': 'no-credits',
  'conversation-limit': 'conversation-limit',
  gone: 'blocked',
} as const satisfies Record<ComposerState, ChatFooterProps['variant']>;

/** The composer, and whatever may prevent sending. Typed text is never lost (CHAT-02, CHAT-03). */
export function ConversationFooter(props: ConversationFooterProps) {
  const intl = useIntl();
  const guard = useRef<SendGuard>(null);
  const ownHandle = useRef<ChatFooterHandle>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const choosePhoto = () => photoInput.current?.click();
  const [picture, setPicture] = useState<Blob>();
  const {
    state,
    name,
    draft,
    onDraftChange,
    onSend,
    maxLength,
    price,
    onOpenIcebreakers,
    onOpenGifts,
    credits,
    handle = ownHandle,
  } = props;
  // The dialog checks the real kind of the file.
  const onFiles =
    state === 'gone' || state === 'conversation-limit'
      ? undefined
      : (files: File[]) => setPicture(files.find(({ type }) => type.startsWith('image/')) ?? files[0]);
  return (
    <>
      <ChatFooter
        handle={handle}
        variant={obstacles[state]}
        label={intl.formatMessage(messages.label, { name })}
        placeholder={intl.formatMessage(messages.placeholder)}
        value={draft}
        onValueChange={onDraftChange}
        onSend={(text) => (guard.current?.(text) ? false : onSend(text))}
        sendLabel={intl.formatMessage(messages.send)}
        priceText={
          price.money
            ? intl.formatMessage(messages.priceWithMoney, {
                credits: price.credits,
                money: formatMoney(intl, price.money),
              })
            : intl.formatMessage(messages.price, { credits: price.credits })
        }
        balanceText={intl.formatMessage(
          credits < 2 * price.credits && credits >= price.credits ? messages.balanceLast : messages.balance,
          { credits: Math.max(0, credits) },
        )}
        onFiles={onFiles}
        maxLength={maxLength}
        lengthOf={textLength}
        counterText={(used, max) =>
          intl.formatMessage(used > countGraphemes(draft) ? messages.counterLarge : messages.counter, { used, max })
        }
        icebreakerButton={
          <IconButton label={intl.formatMessage(messages.icebreakers)} onClick={onOpenIcebreakers}>
            <SparklesIcon />
          </IconButton>
        }
        giftButton={
          onOpenGifts ? (
            <IconButton label={intl.formatMessage(messages.gifts)} onClick={onOpenGifts}>
              <GiftIcon />
            </IconButton>
          ) : undefined
        }
        toolsLabel={intl.formatMessage(messages.tools)}
        tools={
          <Suspense fallback={<span className="h-11 w-22" />}>
            <ComposerTools onChoosePhoto={choosePhoto} field={handle} />
          </Suspense>
        }
        {...useNotice(props)}
      />
      <input
        ref={photoInput}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          setPicture(currentTarget.files?.[0]);
          // So that choosing the same file again also counts.
          currentTarget.value = '';
        }}
      />
      <Suspense>
        <ComposerWindows
          name={name}
          photo={props.photoPrice}
          credits={credits}
          buyHref={props.buyHref}
          onSendPhoto={props.onSendPhoto}
          onChoosePhoto={choosePhoto}
          writing={draft !== ''}
          guard={guard}
          picture={picture}
          onPicture={setPicture}
          onFiles={onFiles}
          onSend={(text) => {
            onSend(text);
            onDraftChange('');
          }}
        />
      </Suspense>
    </>
  );
}

function useNotice({ state, price, credits, promised, buyHref, onBuy, draft }: ConversationFooterProps) {
  const intl = useIntl();
  const has = credits + promised;
  const buy = (
    <Buying>
      {onBuy ? (
        <Button variant="primary" onClick={onBuy}>
          {intl.formatMessage(messages.buy)}
        </Button>
      ) : (
        <Button variant="primary" asChild>
          <a href={buyHref}>{intl.formatMessage(messages.buy)}</a>
        </Button>
      )}
    </Buying>
  );
  switch (state) {
    case 'enabled':
      return {};
    case 'offline':
      return {
        noticeTitle: intl.formatMessage(messages.offlineTitle),
        noticeText: intl.formatMessage(messages.offlineText),
      };
    case 'gone':
      return { noticeTitle: intl.formatMessage(messages.goneTitle) };
    case 'no-credits':
      return {
        noticeTitle: intl.formatMessage(messages.noCreditsTitle),
        noticeText: intl.formatMessage(draft.trim() === '' ? messages.noCreditsShort : messages.noCreditsText, {
          cost: price.credits,
          credits: Math.max(0, credits),
        }),
        noticeAction: buy,
      };
    case 'credits-promised':
      return {
        noticeTitle: intl.formatMessage(messages.promisedTitle),
        noticeText: intl.formatMessage(messages.promisedText, { credits: has, promised: Math.min(promised, has) }),
        noticeAction: buy,
      };
    case 'conversation-limit':
      return {
        noticeTitle: intl.formatMessage(messages.limitTitle),
        noticeText: intl.formatMessage(messages.limitText),
        noticeAction: (
          <Buying>
            <Button asChild variant="gold">
              <a href={hrefs.premium}>{intl.formatMessage(messages.premium)}</a>
            </Button>
          </Buying>
        ),
      };
  }
}
