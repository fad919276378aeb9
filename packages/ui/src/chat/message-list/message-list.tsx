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
  /** Rows from the oldest to the newest: messages, day separators, the new-messages line. Keys must be stable. */
  items: readonly T[];
  /** Draws one row. As long as the function and the item are identical, a row in view is not redrawn. */
  renderItem: (item: T, index: number) => ReactElement;
  /** Name of the list for screen readers: "Messages with Anna". */
  label: string;
  /** The newest message as one sentence, announced when it changes. The rows themselves are silent, as they come and go on scrolling. */
  announcement?: string;
  /** Older messages than the first row exist. @default false */
  hasOlder?: boolean;
  /** Older messages are loading. @default false */
  loadingOlder?: boolean;
  /** Spoken while older messages load. */
  loadingOlderLabel?: string;
  /** The viewer is near the first row and `hasOlder`. Called once until `items` or `loadingOlder` change. */
  onReachStart?: () => void;
  /** Newer messages than the last row exist: the list does not stick to its end. @default false */
  hasNewer?: boolean;
  /** Newer messages are loading. @default false */
  loadingNewer?: boolean;
  /** The viewer is near the last row and `hasNewer`. Called once until `items` or `loadingNewer` change. */
  onReachEnd?: () => void;
  /** With `hasNewer`, the button to the newest message was pressed: pass the newest rows, and the end as `place`. */
  onJumpToNewest?: () => void;
  /** Where to open instead of at the end; a new object scrolls to its row. */
  place?: MessageListPlace;
  /** Name of the button that goes to the newest message. */
  jumpToNewestLabel: string;
  /** Messages that arrived while the viewer was further up. @default 0 */
  newCount?: number;
  /** The same in words: "3 new messages". */
  newCountLabel?: string;
  /** The viewer reached the newest message, or left it. */
  onAtEndChange?: (atEnd: boolean) => void;
  /** Under the last row: `Typing`. */
  footer?: ReactNode;
  handle?: Ref<MessageListHandle>;
}

/**
 * The virtualizer disables pointer events on all rows while they scroll. As that is inherited, each new message would restyle
 * everything drawn.
 */
function Rows({
  style: { pointerEvents: _never, ...style },
  ...props
}: CustomContainerComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return <div style={style} {...props} />;
}

/**
 * The messages of a conversation; only visible ones are drawn. Opens at the end or at a row, stays at the end when messages arrive
 * while the viewer is there, and keeps its position when older ones are prepended. It fills a parent of known height. Arrows move
 * through the messages' menus, and a long touch opens one.
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
    // Needed only by touch or keyboard, so it loads after the messages themselves.
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
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
