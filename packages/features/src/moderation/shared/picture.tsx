import type { ReactNode } from 'react';

interface PictureProps {
  picture: string;
  alt: string;
  /** Shown over a corner. */
  mark?: ReactNode;
  /** The moderator came to see this picture. @default false */
  wanted?: boolean;
  /** Shape of the frame. */
  shape?: 'square' | 'free';
}

/** One photo as moderators see it; a press enlarges it. */
export function Picture({ picture, alt, mark, wanted = false, shape = 'square' }: PictureProps) {
  return (
    <a
      href={picture}
      target="_blank"
      rel="noreferrer"
      className={`relative block w-full overflow-hidden rounded-md border bg-surface-sunken ${
        wanted ? 'border-strong outline-2 outline-strong' : 'border-line'
      }`}
    >
      <img
        src={picture}
        alt={alt}
        className={`w-full object-contain filter-none ${shape === 'square' ? 'aspect-square' : 'max-h-80 min-h-24'}`}
      />
      {mark ? <span className="absolute start-2 top-2">{mark}</span> : null}
    </a>
  );
}
