import { useState } from 'react';

import { widths } from '../look/look.ts';
import { stateName } from '../look/state-name.ts';
import { LivePicture } from './live-picture.tsx';
import { storedPicture } from './stored-pictures.ts';
import { StoryLink, type LinkLook } from './story-link.tsx';

export interface StoryPictureProps {
  storyId: string;
  name: string;
  /** The state's own note, from the comment above its story. */
  note?: string | undefined;
  look: LinkLook;
}

/**
 * A story, scaled down to fit beside others. Shows its stored picture at once, and the live story when it is pressed or if no picture
 * with this look is stored. Its name links to the story itself.
 */
export function StoryPicture({ storyId, name, note, look }: StoryPictureProps) {
  const [pressed, setPressed] = useState<LinkLook>();
  const stored = pressed === look ? undefined : storedPicture(storyId, look);
  const width = stored?.width ?? widths[(look.viewport ?? 'phone') as keyof typeof widths];
  const scale = width < widths.sm ? 0.9 : Math.min(1, 1040 / width);
  return (
    <figure className="flex flex-col gap-2" style={{ width: width * scale }}>
      {stored ? (
        <button
          type="button"
          onClick={() => setPressed(look)}
          aria-label={`${stateName(name)}: make it live`}
          className="group relative block max-h-96 overflow-hidden rounded-md border border-line bg-canvas"
        >
          <img src={stored.src} alt="" loading="lazy" decoding="async" className="block w-full" />
          <span
            aria-hidden
            className="absolute end-2 top-2 hidden rounded-full bg-strong px-3 py-1 text-sm font-semibold text-on-strong group-hover:block group-focus-visible:block"
          >
            Make it live
          </span>
        </button>
      ) : (
        <LivePicture key={JSON.stringify(look)} storyId={storyId} name={name} look={look} width={width} scale={scale} />
      )}
      <figcaption className="text-sm">
        <StoryLink storyId={storyId} look={look} className="font-semibold text-primary-text underline">
          {stateName(name)}
        </StoryLink>
        {note ? <span className="block text-ink-muted">{note}</span> : null}
      </figcaption>
    </figure>
  );
}
