import { BellOffIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { CounterBadge } from '../../feedback/counter-badge/index.ts';
import { cn } from '../../lib/cn.ts';
import { Avatar } from '../../member/avatar/index.ts';
import { FictionalMark } from '../../member/fictional-mark/index.ts';

export interface ConversationRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The other member. */
  name: string;
  /** Target of the whole row. */
  href: string;
  /** Photo for the avatar; initials show without one. */
  src?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  colour?: string | null;
  /** Instead of the avatar made from `src` and `name`. */
  avatar?: ReactNode;
  /** The last message in one line; a sentence such as "You sent a gift" for the other kinds. Words in it may be marked. */
  lastMessage?: ReactNode;
  /** Time or day of the last message in the reader's format. */
  timeText?: string;
  /** The same time, machine-readable: ISO 8601. */
  dateTime?: string;
  /** Messages not read yet. @default 0 */
  unreadCount?: number;
  /** The same in words: "2 new messages". Needed when `unreadCount` is above 0. */
  unreadLabel?: string;
  /** "Online". Present only while the member is online. */
  presenceLabel?: string;
  /** The site's wording for a fictional profile. Never left out for one (LOC-10). */
  fictionalLabel?: string;
  /** "typing": shown instead of the last message. */
  typingLabel?: string;
  /** The conversation is open beside the list. @default false */
  selected?: boolean;
  /** "Muted". Present only for a muted conversation. */
  mutedLabel?: string;
  /** "Not sent": the last own message was not sent. Shown before the message. */
  failedLabel?: string;
  /** A menu button: delete, block, report. */
  actions?: ReactNode;
}

/**
 * One conversation in a `ConversationList`. The whole row is a link; only `actions` lies above it, and in the list a long touch opens
 * it.
 */
export function ConversationRow({
  name,
  href,
  src,
  colour,
  avatar,
  lastMessage,
  timeText,
  dateTime,
  unreadCount = 0,
  unreadLabel,
  presenceLabel,
  fictionalLabel,
  typingLabel,
  selected = false,
  mutedLabel,
  failedLabel,
  actions,
  className,
  ...props
}: ConversationRowProps) {
  const unread = unreadCount > 0;
  return (
    <li
      {...props}
      data-slot="conversation-row"
      data-selected={selected || undefined}
      data-unread={unread || undefined}
      className={cn(
        'group relative flex min-h-18 items-center gap-3 rounded-lg px-3 py-2 transition-colors duration-150 [-webkit-touch-callout:none] [contain-intrinsic-size:auto_56px] [content-visibility:auto] [@media(hover:none)]:select-none',
        selected ? 'bg-surface-selected forced-colors:outline-2' : 'hover:bg-surface-hover',
        className,
      )}
    >
      {avatar ?? <Avatar name={name} src={src} colour={colour} size="md" presenceLabel={presenceLabel} />}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <a
            href={href}
            aria-current={selected ? 'page' : undefined}
            className={cn(
              'min-w-12 truncate text-base text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-offset-[-3px] focus-visible:after:outline-focus',
              unread ? 'font-bold' : 'font-semibold',
            )}
          >
            <bdi>{name}</bdi>
          </a>
          {fictionalLabel ? (
            <FictionalMark
              label={fictionalLabel}
              variant="caption"
              // It breaks into lines before the name is cut.
              className="min-w-min shrink-16 text-ink-muted"
            />
          ) : null}
          {timeText ? (
            <time
              dateTime={dateTime}
              className={cn(
                'ms-auto shrink-0 text-xs tabular-nums',
                unread ? 'font-semibold text-ink' : 'text-ink-muted',
              )}
            >
              {timeText}
            </time>
          ) : null}
        </div>
        <div className="flex min-h-6 items-center gap-2">
          {typingLabel ? (
            <p className="min-w-0 flex-1 truncate text-sm font-medium text-success-text">{typingLabel}</p>
          ) : (
            <p className={cn('min-w-0 flex-1 truncate text-sm', unread ? 'font-medium text-ink' : 'text-ink-muted')}>
              {failedLabel ? <span className="mr-1.5 font-semibold text-danger-text">{failedLabel}</span> : null}
              <bdi>{lastMessage}</bdi>
            </p>
          )}
          {mutedLabel ? (
            <span className="shrink-0 text-ink-subtle">
              <BellOffIcon aria-hidden className="size-4" />
              <span className="sr-only">{mutedLabel}</span>
            </span>
          ) : null}
          {unread ? (
            <CounterBadge count={unreadCount} label={unreadLabel} tone={mutedLabel ? 'quiet' : 'primary'} />
          ) : null}
        </div>
      </div>
      {actions ? (
        // Takes no space: covers time and number while the pointer or the focus is in the row, and hides behind a long touch.
        <div
          data-slot="conversation-actions"
          className="absolute inset-y-0 end-2 z-1 my-auto grid h-11 place-items-center rounded-full bg-surface-raised opacity-0 shadow-soft group-has-focus-visible:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 forced-colors:opacity-100 [@media(hover:none)]:not-focus-within:sr-only"
        >
          {actions}
        </div>
      ) : null}
    </li>
  );
}
