import { useEffect, useId, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';

import { widths } from '../look/look.ts';
import { pictureEvent, type PictureSize } from '../look/picture-frame.ts';
import { globalsOf, StoryLink, type LinkLook } from './story-link.tsx';
import { takeTurn } from './turns.ts';

export interface StoryPictureProps {
  storyId: string;
  name: string;
  /** The state's own note, from the comment above its story. */
  note?: string | undefined;
  look: LinkLook;
}

const tallest = 640;

/** A story, alive, as small as it has to be to stand beside others. Its name leads to the story itself. */
export function StoryPicture({ storyId, name, note, look }: StoryPictureProps) {
  const frame = useId();
  const box = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const channel = addons.getChannel();
    const turn = takeTurn(current, () => setBegun(true));
    const sized = (size: PictureSize) => {
      if (size.frame !== frame) return;
      setHeight(Math.min(tallest, Math.max(56, size.height)));
      turn.end();
    };
    channel.on(pictureEvent, sized);
    return () => {
      channel.off(pictureEvent, sized);
      turn.end();
    };
  }, [frame]);
  const width = widths[(look.viewport ?? 'phone') as keyof typeof widths];
  const scale = width === widths.phone ? 0.9 : Math.min(1, 1040 / width);
  const shown = height ?? 240;
  const globals = [globalsOf({ ...look, viewport: '' }), 'a11y.manual:!true'].filter(Boolean).join(';');
  return (
    <figure className="flex flex-col gap-2" style={{ width: width * scale }}>
      <div
        ref={box}
        className="overflow-hidden rounded-md border border-line bg-canvas"
        style={{ height: shown * scale, width: width * scale }}
      >
        <iframe
          title={name}
          src={
            begun
              ? `iframe.html?id=${storyId}&viewMode=story&picture=${encodeURIComponent(frame)}&globals=${globals}`
              : 'about:blank'
          }
          className="origin-top-left border-0"
          style={{ width, height: shown, transform: `scale(${scale})` }}
        />
      </div>
      <figcaption className="text-sm">
        <StoryLink storyId={storyId} look={look} className="font-semibold text-primary-text underline">
          {name}
        </StoryLink>
        {note ? <span className="block text-ink-muted">{note}</span> : null}
      </figcaption>
    </figure>
  );
}
