import { useCallback, type ComponentProps, type ReactNode } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { attachHold } from '../../lib/attach-hold.ts';
import { cn } from '../../lib/cn.ts';
import { ConversationRowSkeleton } from '../conversation-row/index.ts';

export interface ConversationListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Heading of the list. */
  title: string;
  /** Level of the heading in the page. @default 1 */
  headingLevel?: 1 | 2;
  /** Right of the heading: a menu, a filter. */
  headerActions?: ReactNode;
  /** Under the heading: tabs, a search field, a banner. */
  toolbar?: ReactNode;
  /** Replaces the rows unless it is 'ready'. @default 'ready' */
  state?: 'ready' | 'loading' | 'empty' | 'error';
  /** Spoken while loading. */
  loadingLabel?: string;
  /** For `empty`: what to do next. */
  empty?: ReactNode;
  /** For `error`: what failed, and a way to try again. */
  error?: ReactNode;
  /** `ConversationRow`s. */
  children?: ReactNode;
  /** After the rows: load more. */
  footer?: ReactNode;
}

const skeletons = Array.from({ length: 6 }, (_, index) => index);

/** The frame of the conversation list. It fills its pane, 300 to 400 px beside a conversation (`ChatLayout`). */
export function ConversationList({
  title,
  headingLevel = 1,
  headerActions,
  toolbar,
  state = 'ready',
  loadingLabel,
  empty,
  error,
  children,
  footer,
  className,
  ...props
}: ConversationListProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const holdable = useCallback(
    (list: HTMLUListElement) =>
      attachHold(list, '[data-slot="conversation-row"]', (row) =>
        row.querySelector<HTMLElement>('[data-slot="conversation-actions"] button')?.click(),
      ),
    [],
  );
  return (
    <section
      aria-label={title}
      {...props}
      data-slot="conversation-list"
      data-state={state}
      className={cn('flex h-full min-h-0 flex-col bg-surface', className)}
    >
      <header className="flex min-h-16 items-center gap-2 px-5 pt-2">
        <Heading className="min-w-0 flex-1 text-2xl font-display">{title}</Heading>
        {headerActions}
      </header>
      {toolbar ? <div className="px-5 pb-3 pt-1">{toolbar}</div> : null}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-2 pb-4">
        {state === 'loading' ? (
          <>
            <Spinner label={loadingLabel} className="sr-only" />
            <ul className="flex flex-col">
              {skeletons.map((index) => (
                <ConversationRowSkeleton key={index} />
              ))}
            </ul>
          </>
        ) : null}
        {state === 'empty' ? <div className="grid flex-1 place-items-center px-4 py-8">{empty}</div> : null}
        {state === 'error' ? <div className="px-3 py-4">{error}</div> : null}
        {state === 'ready' ? (
          <ul ref={holdable} className="flex flex-col">
            {children}
          </ul>
        ) : null}
        {state === 'ready' ? footer : null}
      </div>
    </section>
  );
}
