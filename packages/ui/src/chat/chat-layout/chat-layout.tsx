import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface ChatLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `ConversationList`. */
  list: ReactNode;
  /** `ChatPane`, or a panel with the next step if no conversation is open. Without it the list takes the whole width. */
  children?: ReactNode;
  /** Which pane a phone shows; a wider screen shows both. */
  showing: 'list' | 'conversation';
}

/** List and conversation: one at a time on a phone, side by side above it (300–400 and at most 800 px). Fills its parent. */
export function ChatLayout({ list, children, showing, className, ...props }: ChatLayoutProps) {
  return (
    <div
      {...props}
      data-slot="chat-layout"
      data-showing={showing}
      className={cn(
        'mx-auto grid h-full min-h-0 w-full max-w-wide grid-cols-1 grid-rows-[minmax(0,1fr)] overflow-hidden border-line bg-canvas xl:border-x',
        children && 'md:grid-cols-[clamp(300px,34%,25rem)_minmax(0,50rem)]',
        className,
      )}
    >
      <div
        className={cn(
          'min-h-0 min-w-0 border-line md:block',
          children && 'md:border-r',
          showing === 'conversation' && 'hidden',
        )}
      >
        {list}
      </div>
      {children ? (
        <div className={cn('min-h-0 min-w-0 md:block', showing === 'list' && 'hidden')}>{children}</div>
      ) : null}
    </div>
  );
}

export interface ChatPaneProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the region: "Conversation with Anna". */
  label: string;
  /** `InChatBar`. */
  bar: ReactNode;
  /** Between bar and messages: a warning, a reminder. */
  notice?: ReactNode;
  /** `MessageList`, or its loading, empty and error panels. */
  children: ReactNode;
  /** `ChatFooter`. */
  footer?: ReactNode;
}

/** One conversation: bar, messages and composer. Only the messages scroll. */
export function ChatPane({ label, bar, notice, children, footer, className, ...props }: ChatPaneProps) {
  return (
    <section
      aria-label={label}
      {...props}
      data-slot="chat-pane"
      className={cn('flex h-full min-h-0 w-full max-w-200 flex-col bg-canvas', className)}
    >
      {bar}
      {notice}
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      {footer}
    </section>
  );
}
