import { PlusIcon, SendHorizontalIcon } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { filesIn } from '../../lib/files-in.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { ChatNotice, type ChatObstacle } from './chat-notice.tsx';
import { countGraphemes } from './count-graphemes.ts';
import { typeInto } from './type-into.ts';
import { useEnter } from './use-enter.ts';
import { useText } from './use-text.ts';

/** What others do with the text field. */
export interface ChatFooterHandle {
  /** Gives it the focus. */
  focus: () => void;
  /** Types where the cursor stands, as a key would: the browser's undo knows of it. */
  insert: (text: string) => void;
}

export interface ChatFooterProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /**
   * What is in the way of sending. `offline` lets the member go on: the message is sent later. The others keep the text
   * that was typed, and give it back. @default 'enabled'
   */
  variant?: 'enabled' | ChatObstacle;
  /** For what types into the text field or gives it the focus. */
  handle?: Ref<ChatFooterHandle>;
  /** Name of the text field: "Message to Anna". */
  label: string;
  placeholder?: string;
  /** The text, when the parent holds it (drafts). */
  value?: string;
  /** The text at first, when the composer holds it. @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** A message is sent: trimmed, not empty, not too long. The composer empties itself, unless this answers `false`. */
  onSend: (text: string) => void | false;
  /** "Send" */
  sendLabel: string;
  /** What it costs: "1 credit". One quiet line, under the field on a phone and beside the button elsewhere. */
  priceText?: string;
  /** What is left to spend: "20 credits left". In the same line, always. */
  balanceText?: string;
  /** Files that are pasted or dropped here; texts go into the field as ever. */
  onFiles?: (files: File[]) => void;
  /** Characters allowed, as a reader counts them. A longer text stays, but cannot be sent. @default no limit */
  maxLength?: number;
  /** How much of `maxLength` a text uses. @default its characters as a reader counts them */
  lengthOf?: (text: string) => number;
  /** The counter, shown from four fifths of `maxLength` on. @default "480 / 500" */
  counterText?: (used: number, max: number) => string;
  /** Button that opens the icebreakers. */
  icebreakerButton?: ReactNode;
  /** Button that opens the gifts. */
  giftButton?: ReactNode;
  /** Further buttons: photo, emoji. */
  tools?: ReactNode;
  /** Where there is little room, all these buttons stand behind one with this name: "Add something". Without it they always stand. */
  toolsLabel?: string;
  /** The panel of the variants other than `enabled`. */
  noticeTitle?: string;
  noticeText?: string;
  /** Its way out: a link to the credits, say. */
  noticeAction?: ReactNode;
}

const isBlank = (text: string) => text.trim() === '';

/** Where a message is written. Enter sends, Shift+Enter begins a new line, an input method's Enter does neither. */
export function ChatFooter({
  variant = 'enabled',
  handle,
  label,
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  onSend,
  sendLabel,
  priceText,
  balanceText,
  onFiles,
  maxLength = Number.POSITIVE_INFINITY,
  lengthOf = countGraphemes,
  counterText = (used, max) => `${used} / ${max}`,
  icebreakerButton,
  giftButton,
  tools,
  toolsLabel,
  noticeTitle,
  noticeText,
  noticeAction,
  className,
  ...props
}: ChatFooterProps) {
  const counterId = useId();
  const priceId = useId();
  const balanceId = useId();
  // A text has no more characters than code units: a short one need not be counted with every key.
  const usedBy = (text: string) => (text.length > maxLength * 0.8 ? lengthOf(text) : 0);
  const { area, initial, noted, write, onInput } = useText({
    value,
    defaultValue,
    onValueChange,
    alike: (one, other) =>
      (one === '') === (other === '') && isBlank(one) === isBlank(other) && usedBy(one) === usedBy(other),
  });
  const [unfolded, setUnfolded] = useState(false);
  const toolsId = useId();
  useImperativeHandle(
    handle,
    () => ({ focus: () => area.current?.focus(), insert: (text) => area.current && typeInto(area.current, text) }),
    [area],
  );
  const open = variant === 'enabled' || variant === 'offline';
  const used = usedBy(noted);
  const tooLong = used > maxLength;
  const counted = used > maxLength * 0.8;
  const sendable = open && !tooLong && !isBlank(noted);

  const send = () => {
    if (!area.current) return;
    area.current.focus();
    if (sendable && onSend(area.current.value.trim()) !== false) write('');
  };
  const onKeyDown = useEnter(area, send);

  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const files = onFiles ? filesIn(data) : [];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles?.(files);
  };

  return (
    <div
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => {
        if (onFiles && event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => take(event, event.dataTransfer)}
      {...props}
      data-slot="chat-footer"
      data-variant={variant}
      className={cn(
        'flex flex-col gap-2 px-2 pb-[max(8px,env(safe-area-inset-bottom))] pt-1 md:px-6 md:pb-4',
        className,
      )}
    >
      {variant === 'enabled' ? null : (
        <ChatNotice obstacle={variant} title={noticeTitle} text={noticeText} action={noticeAction} />
      )}
      <form
        hidden={!open && noted === ''}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className={cn(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] items-end rounded-xl border border-line-strong bg-surface px-1 pt-0.5 focus-within:border-strong focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-transparent focus-within:ring-1 focus-within:ring-strong lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:pb-1 lg:pt-1 lg:[grid-template-areas:"tools_text_notes_send"] [grid-template-areas:"more_text_send"_"tools_tools_tools"_"notes_notes_notes"] [&[hidden]]:hidden',
          !open && 'border-dashed bg-surface-sunken',
          tooLong &&
            'border-danger-text ring-1 ring-danger-text focus-within:border-danger-text focus-within:ring-danger-text',
        )}
      >
        {toolsLabel === undefined ? null : (
          <IconButton
            label={toolsLabel}
            aria-expanded={unfolded}
            aria-controls={toolsId}
            onClick={() => setUnfolded((before) => !before)}
            className={cn('[grid-area:more] lg:hidden', !open && 'hidden')}
          >
            <PlusIcon
              className={cn('motion-safe:transition-transform motion-safe:duration-150', unfolded && 'rotate-45')}
            />
          </IconButton>
        )}
        <textarea
          ref={area}
          rows={1}
          defaultValue={initial}
          readOnly={!open}
          aria-label={label}
          placeholder={placeholder}
          aria-invalid={tooLong || undefined}
          aria-describedby={counted ? counterId : undefined}
          enterKeyHint="send"
          autoComplete="off"
          onChange={onInput}
          // The keys of a phone take the place of the tools.
          onFocus={() => setUnfolded(false)}
          onKeyDown={onKeyDown}
          className="[unicode-bidi:plaintext] field-sizing-content max-h-[min(10rem,30dvh)] min-h-11 w-full resize-none overflow-y-auto bg-transparent px-3 py-2.5 text-base outline-none [grid-area:text] placeholder:text-ink-subtle read-only:text-ink-muted"
        />
        <div
          id={toolsId}
          className={cn(
            'flex items-center [grid-area:tools]',
            toolsLabel !== undefined && !unfolded && 'max-lg:hidden',
            !open && 'hidden',
          )}
        >
          {icebreakerButton}
          {giftButton}
          {tools}
        </div>
        <button
          type="submit"
          aria-disabled={!sendable || undefined}
          aria-describedby={joinIds(priceText && priceId, balanceText && balanceId)}
          data-slot="chat-send"
          className={cn(
            // No fade when it becomes ready: it would be drawn anew with each of the first keys.
            'grid size-11 place-items-center rounded-full border border-transparent [grid-area:send] hover:transition-colors hover:duration-150',
            sendable
              ? 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active'
              : 'cursor-default bg-surface-sunken text-ink-muted',
            !open && 'hidden',
          )}
        >
          <span className="sr-only">{sendLabel}</span>
          <SendHorizontalIcon aria-hidden className="size-5" />
        </button>
        {open && (counted || priceText || balanceText) ? (
          <div
            data-slot="chat-notes"
            className="flex flex-wrap items-center justify-between gap-x-3 px-3 pb-1 text-xs tabular-nums text-ink-muted [grid-area:notes] lg:min-h-11 lg:max-w-56 lg:flex-col lg:flex-nowrap lg:items-end lg:justify-center lg:py-0"
          >
            {counted ? (
              <span
                id={counterId}
                role={tooLong ? 'status' : undefined}
                className={cn('max-lg:w-full lg:text-end', tooLong && 'font-semibold text-danger-text')}
              >
                {counterText(used, maxLength)}
              </span>
            ) : null}
            {balanceText ? (
              <span id={balanceId} data-slot="chat-balance" className="lg:text-end">
                {balanceText}
              </span>
            ) : null}
            {priceText ? (
              <span id={priceId} data-slot="chat-price" className="ms-auto whitespace-nowrap">
                {priceText}
              </span>
            ) : null}
          </div>
        ) : null}
      </form>
    </div>
  );
}
