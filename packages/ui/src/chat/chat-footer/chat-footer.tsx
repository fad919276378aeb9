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

/** Operations of other components on the text field. */
export interface ChatFooterHandle {
  /** Focuses the field. */
  focus: () => void;
  /** Inserts text at the cursor, as a key would: the browser's undo includes it. */
  insert: (text: string) => void;
}

export interface ChatFooterProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /**
   * What prevents sending. With `offline` the member can still send: the message goes out later. The others keep the typed text, and
   * show it again afterwards. @default 'enabled'
   */
  variant?: 'enabled' | ChatObstacle;
  /** For components that insert text into the field or focus it. */
  handle?: Ref<ChatFooterHandle>;
  /** Name of the text field: "Message to Anna". */
  label: string;
  placeholder?: string;
  /** The text, if the parent controls it (drafts). */
  value?: string;
  /** The initial text, if the composer controls it. @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** A message is sent: trimmed, not empty, not too long. The composer empties itself, unless this returns `false`. */
  onSend: (text: string) => void | false;
  /** "Send" */
  sendLabel: string;
  /** Price of a message: "1 credit". One quiet line, below the field on a phone and beside the button elsewhere. */
  priceText?: string;
  /** Remaining balance: "20 credits left". Always in the same line. */
  balanceText?: string;
  /** Files pasted or dropped here; text still goes into the field. */
  onFiles?: (files: File[]) => void;
  /** Highest number of graphemes. A longer text stays, but cannot be sent. @default no limit */
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
  /** Where space is short, one button with this name unfolds all these: "Add something". Without it they are always visible. */
  toolsLabel?: string;
  /** Title of the panel of the variants other than `enabled`. */
  noticeTitle?: string;
  noticeText?: string;
  /** An action that helps: a link to the credits, say. */
  noticeAction?: ReactNode;
}

const isBlank = (text: string) => text.trim() === '';

/** The field for writing messages. Enter sends, Shift+Enter begins a new line, an input method's Enter does neither. */
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
  // A text has at most as many graphemes as code units, so a short one need not be counted with every key.
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
          // A phone's keyboard covers the space of the tools.
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
            // No transition when it becomes ready: it would be redrawn with each of the first keys.
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
