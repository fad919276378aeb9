import { useState, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { foldAt, linkParts, partsUpTo } from './text-parts.ts';

export interface MessageTextProps {
  text: string;
  /** Name of the button that shows the rest of a long text. Without it nothing is folded. */
  moreLabel?: string | undefined;
  /** The viewer has unfolded the text earlier: a bubble may be mounted again. @default false */
  defaultUnfolded?: boolean | undefined;
  onUnfold?: (() => void) | undefined;
  /** A link was pressed. It does not open directly: its author is a stranger. */
  onLink?: ((address: string) => void) | undefined;
  className?: string | undefined;
  /** Time and state: they float, so that they share the last line if it has space. */
  children?: ReactNode;
}

/**
 * Boxed and isolated: a right-to-left mark or long word of one member cannot move anything around it, and marks piled on a letter are
 * clipped at the edge of the bubble.
 */
export function MessageText({
  text,
  moreLabel,
  defaultUnfolded = false,
  onUnfold,
  onLink,
  className,
  children,
}: MessageTextProps) {
  const [whole, setWhole] = useState(defaultUnfolded);
  const parts = onLink ? linkParts(text) : [text];
  const fold = moreLabel && !whole ? foldAt(parts.join('')) : undefined;
  // Cut after splitting: a link opens its whole address, however much of it is shown.
  const shown = partsUpTo(parts, fold ?? Infinity);
  return (
    <p
      dir="auto"
      data-slot="message-text"
      className={cn(
        'isolate flow-root max-w-full text-wrap whitespace-pre-wrap wrap-anywhere [overflow-clip-margin:8px] [unicode-bidi:isolate]',
        className,
      )}
    >
      {parts.slice(0, shown.length).map((part, index) =>
        index % 2 === 1 ? (
          <a
            key={index}
            href={part}
            // A direction mark before the address must not reverse it.
            dir="ltr"
            rel="external noopener noreferrer nofollow"
            target="_blank"
            className="rounded-xs text-inherit underline underline-offset-2 [unicode-bidi:isolate]"
            onClick={(event) => {
              event.preventDefault();
              onLink?.(part);
            }}
          >
            {shown[index]}
          </a>
        ) : (
          shown[index]
        ),
      )}
      {fold === undefined ? null : (
        <>
          {' …'}
          <button
            type="button"
            onClick={() => {
              setWhole(true);
              onUnfold?.();
            }}
            className="block min-h-11 rounded-sm text-sm font-semibold text-ink underline decoration-current/40 underline-offset-4 hover:decoration-current"
          >
            {moreLabel}
          </button>
        </>
      )}
      {children}
    </p>
  );
}
