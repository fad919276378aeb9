import type { ReactNode } from 'react';

interface PictureProps {
  picture: string;
  alt: string;
  /** Over a corner. */
  mark?: ReactNode;
  /** It is what one came for. @default false */
  wanted?: boolean;
  /** Of the picture in its frame. */
  shape?: 'square' | 'free';
}

/** One photo as moderators see it; a press opens it alone. */
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
