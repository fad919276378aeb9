import { Children, type ReactNode } from 'react';

import { cn } from '../lib/cn.ts';
import { FictionalMark } from './fictional-mark/index.ts';

interface CardCaptionProps {
  /** The site's label for fictional profiles (LOC-10). Wraps, and is never truncated. */
  fictionalLabel?: string | undefined;
  /** "New": a badge of its own, or only a word beside the fictional mark. */
  newLabel?: string | undefined;
  place?: string | undefined;
  /** "2 hours ago", or a reason. */
  note?: ReactNode;
  className?: string;
}

/** The line below a name on a photograph: first that the profile is fictional, then what is new, where and when. */
export function CardCaption({ fictionalLabel, newLabel, place, note, className }: CardCaptionProps) {
  const parts = [
    fictionalLabel ? <FictionalMark key="mark" label={fictionalLabel} variant="caption" /> : null,
    newLabel ? (
      <span
        key="new"
        data-slot="card-new"
        className={fictionalLabel ? 'font-bold' : 'rounded-full bg-strong px-1.5 font-bold text-on-strong'}
      >
        {newLabel}
      </span>
    ) : null,
    place ? (
      <span key="place" className={fictionalLabel || note ? 'truncate' : 'line-clamp-2'}>
        {place}
      </span>
    ) : null,
    note ? (
      <span key="note" className={fictionalLabel || newLabel || place ? 'truncate' : 'line-clamp-2'}>
        {note}
      </span>
    ) : null,
  ];
  return (
    // The separator before the first item of each line is clipped.
    <p data-slot="card-caption" className={cn('overflow-hidden text-xs leading-tight', className)}>
      <span className="-ms-2.5 flex flex-wrap">
        {Children.map(parts, (part) =>
          part === null ? null : (
            <span className="flex min-w-0 max-w-full before:w-2.5 before:shrink-0 before:text-center before:content-['·'/'']">
              {part}
            </span>
          ),
        )}
      </span>
    </p>
  );
}
