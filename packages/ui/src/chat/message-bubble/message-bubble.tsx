import { SparklesIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { isEmojiOnly } from './emoji-only.ts';
import { messageBubbleVariants, messageRowVariants } from './message-bubble.variants.ts';
import { MessagePhotoView, type MessagePhoto } from './message-photo.tsx';
import { MessageProblem, type MessageProblemProps } from './message-problem.tsx';
import { MessageStateIcon, type MessageState } from './message-state-icon.tsx';
import { MessageText, type MessageTextProps } from './message-text.tsx';

export interface MessageBubbleProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<MessageProblemProps, 'onRetry' | 'onDiscard' | 'retryLabel' | 'discardLabel'>,
    Pick<MessageTextProps, 'moreLabel' | 'defaultUnfolded' | 'onUnfold' | 'onLink'> {
  /** `in` from the other member, `out` from the viewer. */
  direction: 'in' | 'out';
  /** The sender, announced before the message; visually the side shows it. */
  senderLabel: string;
  /** @default 'text' */
  kind?: 'text' | 'icebreaker' | 'gift' | 'photo';
  /** "Icebreaker", or the gift's name: the small line above the text. */
  kindLabel?: string;
  /** The member's text. Shown unchanged, with its lines, in its own direction. */
  text?: string;
  /** Picture of the gift. */
  media?: ReactNode;
  photo?: MessagePhoto;
  /** The answered item above the text: a `MessageQuote`, say. */
  quote?: ReactNode;
  /** Opens the photo large. Needs `openLabel`. */
  onOpen?: () => void;
  openLabel?: string;
  /** Position in a run of messages by one member within minutes. @default 'single' */
  position?: 'single' | 'first' | 'middle' | 'last';
  /** Delivery state of an own message. */
  state?: MessageState;
  /** The state in words: announced for good states, visible for `failed` and `refused`. */
  stateLabel?: string;
  /** Time in the reader's format. Leave it out inside a run. */
  timeText?: string;
  /** The same time, machine-readable: ISO 8601. */
  dateTime?: string;
  /** Beside the bubble: the button of its menu. Visible while the pointer or the focus is on the message. */
  actions?: ReactNode;
  /** Under the bubble: a note that the text is a translation, say. */
  note?: ReactNode;
  /** The viewer was brought to this message. @default false */
  highlighted?: boolean;
}

/** One message. Photo and gift have a box; up to three emoji alone are large and have none. */
export function MessageBubble({
  direction,
  senderLabel,
  kind = 'text',
  kindLabel,
  text,
  media,
  photo,
  quote,
  onOpen,
  openLabel,
  position = 'single',
  state,
  stateLabel,
  timeText,
  dateTime,
  onRetry,
  retryLabel,
  onDiscard,
  discardLabel,
  moreLabel,
  defaultUnfolded,
  onUnfold,
  onLink,
  actions,
  note,
  highlighted = false,
  className,
  ...props
}: MessageBubbleProps) {
  const problem = state === 'failed' || state === 'refused';
  const large = kind === 'text' && !quote && text !== undefined && isEmojiOnly(text);
  const look = kind === 'photo' && photo ? 'media' : large ? 'large' : 'plain';
  const meta =
    timeText || (state && !problem) ? (
      <span
        data-slot="message-meta"
        className={cn(
          'flex shrink-0 items-center justify-end gap-1 text-xs leading-[1.667] tabular-nums text-ink-subtle',
          direction === 'out' && !large && 'text-on-primary-soft',
          text && !large && 'float-end ms-3 mt-1.5 -mb-0.5',
          look === 'media' && !text && 'absolute bottom-2 right-2 rounded-full bg-photo-scrim px-2 text-ink-on-photo',
        )}
      >
        {timeText ? <time dateTime={dateTime}>{timeText}</time> : null}
        {state && !problem ? (
          <MessageStateIcon state={state} label={stateLabel} onPhoto={look === 'media' && !text} />
        ) : null}
      </span>
    ) : null;
  const body = (
    <div
      data-slot="message-body"
      className={cn(
        messageBubbleVariants({ direction, position, look, failed: problem }),
        highlighted && 'ring-2 ring-strong',
        state === 'sending' && 'opacity-75',
      )}
    >
      <span className="sr-only">{senderLabel}</span>
      {look === 'media' && photo ? <MessagePhotoView photo={photo} onOpen={onOpen} openLabel={openLabel} /> : null}
      {look !== 'media' && kindLabel ? (
        <span className="flex w-full items-center gap-1.5 pt-0.5 text-xs font-semibold text-on-primary-soft">
          {kind === 'icebreaker' ? <SparklesIcon aria-hidden className="size-3.5" /> : null}
          {kindLabel}
        </span>
      ) : null}
      {quote ? <div className="-mx-2 mt-0.5 mb-1.5">{quote}</div> : null}
      {media ? (
        <span className="grid w-full min-w-32 place-items-center pt-3 pb-2 *:max-h-[7rem] *:max-w-[10rem]">
          {media}
        </span>
      ) : null}
      {text && !large ? (
        <MessageText
          text={text}
          moreLabel={moreLabel}
          defaultUnfolded={defaultUnfolded}
          onUnfold={onUnfold}
          onLink={onLink}
          className={look === 'media' ? 'px-4 py-2' : undefined}
        >
          {meta}
        </MessageText>
      ) : null}
      {text && large ? (
        <MessageText text={text} className="py-1 text-4xl leading-[1.125] [font-variant-emoji:emoji]" />
      ) : null}
      {text && !large ? null : meta}
    </div>
  );
  return (
    <div
      {...props}
      data-slot="message-bubble"
      data-direction={direction}
      data-kind={kind}
      data-state={state}
      data-position={position}
      data-highlighted={highlighted || undefined}
      className={cn(messageRowVariants({ direction, position }), className)}
    >
      {actions ? (
        // A long touch opens the menu, and selects nothing.
        <div
          className={cn(
            'group/message flex w-full items-center gap-1 [@media(hover:none)]:select-none',
            direction === 'out' && 'flex-row-reverse',
          )}
        >
          {body}
          <span
            data-slot="message-actions"
            className="-my-2 shrink-0 opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-aria-expanded:opacity-100 forced-colors:opacity-100 [@media(hover:none)]:not-focus-within:sr-only"
          >
            {actions}
          </span>
        </div>
      ) : (
        body
      )}
      {note ? (
        <div
          data-slot="message-note"
          className={cn(
            'max-w-[min(84%,34rem)] px-1 pt-1 text-xs text-ink-muted',
            direction === 'out' && 'text-balance text-end',
          )}
        >
          {note}
        </div>
      ) : null}
      {problem ? (
        <MessageProblem
          state={state}
          label={stateLabel}
          onRetry={onRetry}
          retryLabel={retryLabel}
          onDiscard={onDiscard}
          discardLabel={discardLabel}
        />
      ) : null}
    </div>
  );
}
