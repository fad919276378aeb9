import { ChevronDownIcon } from 'lucide-react';
import { useEffect, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react';
import { Virtualizer, type CustomContainerComponentProps } from 'virtua';

import { CounterBadge } from '../../feedback/counter-badge/index.ts';
import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import type { Keyed } from './keeps-end.ts';
import { MessageListRow } from './message-list-row.tsx';
import { footerRow, useRows } from './use-rows.ts';
import { useStickToEnd, type MessageListHandle, type MessageListPlace } from './use-stick-to-end.ts';

export interface MessageListProps<T extends Keyed> extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Rows from the oldest to the newest: messages, day separators, the new-messages line. Keys are stable. */
  items: readonly T[];
  /** Draws one row. While it is the same function and the item the same object, a row in view is not drawn again. */
  renderItem: (item: T, index: number) => ReactElement;
  /** Name of the list for screen readers: "Messages with Anna". */
  label: string;
  /** The newest message as one sentence, spoken when it changes. The rows themselves are silent, as they come and go on scrolling. */
  announcement?: string;
  /** There are older messages than the first row. @default false */
  hasOlder?: boolean;
  /** They are on their way. @default false */
  loadingOlder?: boolean;
  /** Spoken while older messages load. */
  loadingOlderLabel?: string;
  /** The reader is near the first row and `hasOlder`. Called once until `items` or `loadingOlder` change. */
  onReachStart?: () => void;
  /** There are newer messages than the last row: the list does not hold on to its end. @default false */
  hasNewer?: boolean;
  /** They are on their way. @default false */
  loadingNewer?: boolean;
  /** The reader is near the last row and `hasNewer`. Called once until `items` or `loadingNewer` change. */
  onReachEnd?: () => void;
  /** With `hasNewer`, the button to the newest message was pressed: give the newest rows, and the end as `place`. */
  onJumpToNewest?: () => void;
  /** Where to open instead of at the end; another object brings the reader to that place. */
  place?: MessageListPlace;
  /** Name of the button that goes to the newest message. */
  jumpToNewestLabel: string;
  /** Messages that came while the reader was further up. @default 0 */
  newCount?: number;
  /** The same in words: "3 new messages". */
  newCountLabel?: string;
  /** The reader came to the newest message, or left it. */
  onAtEndChange?: (atEnd: boolean) => void;
  /** Under the last row: `Typing`. */
  footer?: ReactNode;
  handle?: Ref<MessageListHandle>;
}

/** The virtualizer takes the pointer from all rows while they scroll. That is inherited, so each new message would restyle all that is drawn. */
function Rows({
  style: { pointerEvents: _never, ...style },
  ...props
}: CustomContainerComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return <div style={style} {...props} />;
}

/**
 * The messages of a conversation, drawn only where they can be seen. Opens at the end or at a place, stays at the end when new
 * messages come while the reader is there, and keeps its place when older ones are put in front. It fills a parent of known height.
 * Arrows walk through the messages' menus, and a long touch opens one.
 */
export function MessageList<T extends Keyed>({
  items,
  renderItem,
  label,
  announcement,
  hasOlder = false,
  loadingOlder = false,
  loadingOlderLabel,
  onReachStart,
  hasNewer = false,
  loadingNewer = false,
  onReachEnd,
  onJumpToNewest,
  place,
  jumpToNewestLabel,
  newCount = 0,
  newCountLabel,
  onAtEndChange,
  footer,
  handle,
  className,
  ...props
}: MessageListProps<T>) {
  const { rows, shift } = useRows(items, Boolean(footer));
  const { scroller, virtualizer, atEnd, scrollToEnd, onScroll, onResize } = useStickToEnd({
    rows,
    items,
    hasOlder,
    loadingOlder,
    onReachStart,
    hasNewer,
    loadingNewer,
    onReachEnd,
    place,
    onAtEndChange,
    handle,
  });
  useEffect(() => {
    const list = scroller.current;
    // Needed by a finger or a key, and so after the messages themselves.
    const stop = list
      ? import('./attach-gestures.ts').then(
          ({ attachGestures }) => attachGestures(list),
          () => undefined,
        )
      : undefined;
    return () => void stop?.then((end) => end?.());
  }, [scroller]);
  return (
    <div
      {...props}
      data-slot="message-list"
      className={cn('relative flex min-h-0 flex-1 flex-col overflow-hidden', className)}
    >
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        aria-live="off"
        aria-busy={loadingOlder || loadingNewer || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-3 pb-4 outline-offset-[-3px] [overflow-anchor:none] md:px-6"
      >
        <div className="flex-1" />
        <Virtualizer
          ref={virtualizer}
          as={Rows}
          data={rows}
          shift={shift}
          bufferSize={160}
          onScroll={onScroll}
          onResize={onResize}
        >
          {(row, index) =>
            row === footerRow ? (
              <div key="footer">{footer}</div>
            ) : (
              <MessageListRow key={row.key} item={row} index={index} renderItem={renderItem} />
            )
          }
        </Virtualizer>
      </div>
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
      {loadingOlder ? (
        <span className="absolute inset-x-0 top-3 mx-auto grid size-10 animate-enter place-items-center rounded-full bg-surface-raised text-ink-muted shadow-soft">
          <Spinner label={loadingOlderLabel} />
        </span>
      ) : null}
      {atEnd ? null : (
        <button
          type="button"
          onClick={hasNewer ? onJumpToNewest : scrollToEnd}
          data-slot="message-list-jump"
          className="absolute bottom-4 right-4 grid size-11 animate-pop place-items-center rounded-full border border-line bg-surface-raised text-ink shadow-soft hover:bg-surface-hover"
        >
          <span className="sr-only">{jumpToNewestLabel}</span>
          <ChevronDownIcon aria-hidden className="size-5" />
          {newCount > 0 ? (
            <CounterBadge count={newCount} label={newCountLabel} className="absolute -right-1 -top-2" />
          ) : null}
        </button>
      )}
    </div>
  );
}
