import type { ReactNode } from 'react';

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

/** With the separator before it, which is clipped before the first of each line. */
const part = "flex min-w-0 max-w-full before:w-2.5 before:shrink-0 before:text-center before:content-['·'/'']";

/** The line below a name on a photograph: first that the profile is fictional, then what is new, where and when. */
export function CardCaption({ fictionalLabel, newLabel, place, note, className }: CardCaptionProps) {
  return (
    <p data-slot="card-caption" className={cn('overflow-hidden text-xs leading-tight', className)}>
      <span className="-ms-2.5 flex flex-wrap">
        {fictionalLabel ? (
          <span className={part}>
            <FictionalMark label={fictionalLabel} variant="caption" />
          </span>
        ) : null}
        {newLabel ? (
          <span className={part}>
            <span
              data-slot="card-new"
              className={fictionalLabel ? 'font-bold' : 'rounded-full bg-strong px-1.5 font-bold text-on-strong'}
            >
              {newLabel}
            </span>
          </span>
        ) : null}
        {place ? (
          <span className={part}>
            <span className={fictionalLabel || note ? 'truncate' : 'line-clamp-2'}>{place}</span>
          </span>
        ) : null}
        {note ? (
          <span className={part}>
            <span className={fictionalLabel || newLabel || place ? 'truncate' : 'line-clamp-2'}>{note}</span>
          </span>
        ) : null}
      </span>
    </p>
  );
}
