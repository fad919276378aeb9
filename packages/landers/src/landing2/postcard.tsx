import type { ReactNode } from 'react';

export interface PostcardProps {
  /** What is written on it. */
  text: string;
  /** The picture on its stamp. */
  stamp: string | null;
  /** The member: three lines in the position of the address. */
  children: ReactNode;
}

/** A drawn postcard: the text on the left, stamp, postmark and address on the right. If it is narrow, one half is above the other. */
export function Postcard({ text, stamp, children }: PostcardProps) {
  return (
    <figure className="@container w-full max-w-180 -rotate-1 rounded-sm bg-surface-raised text-ink shadow-float">
      <div className="grid grid-cols-1 wrap-anywhere @min-[540px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <blockquote className="max-h-90 overflow-hidden p-6 text-xl font-display text-pretty @min-[540px]:p-8">
          <p className="boxed line-clamp-9">{text}</p>
        </blockquote>
        <figcaption className="relative flex min-h-60 flex-col justify-end gap-3 border-t border-line p-6 @min-[540px]:border-s @min-[540px]:border-t-0 @min-[540px]:p-8">
          <svg
            aria-hidden
            viewBox="0 0 160 90"
            fill="none"
            strokeWidth="2"
            className="absolute inset-e-20 top-7 h-20 stroke-ink-subtle opacity-70"
          >
            <circle cx="40" cy="45" r="36" />
            <circle cx="40" cy="45" r="24" />
            <path d="M40 56c-9-7-13-11-13-16a6.500 6.500 0 0 1 13-2a6.500 6.500 0 0 1 13 2c0 5-4 9-13 16Z" />
            {[25, 38, 51, 64].map((y) => (
              <path key={y} d={`M80 ${y}q13-9 26 0t26 0t26 0`} />
            ))}
          </svg>
          <span className="absolute inset-e-6 top-6 block h-24 w-20 overflow-hidden border-4 border-dotted border-surface-sunken bg-primary-soft">
            {stamp ? (
              <img src={stamp} alt="" decoding="async" className="size-full object-cover object-[50%_22%]" />
            ) : null}
          </span>
          <div className="relative flex min-w-0 flex-col gap-2 pt-32 *:border-b *:border-line *:pb-1">{children}</div>
        </figcaption>
      </div>
    </figure>
  );
}
