import { useEffect, useId, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';

import { pictureEvent, type PictureSize } from '../look/picture-frame.ts';
import { globalsOf, type LinkLook } from './story-link.tsx';
import { takeTurn } from './turns.ts';

export interface LivePictureProps {
  storyId: string;
  name: string;
  look: LinkLook;
  /** Width in px of the window that shows the story. */
  width: number;
  scale: number;
}

const tallest = 640;

/** A live story in its own frame. */
export function LivePicture({ storyId, name, look, width, scale }: LivePictureProps) {
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
  const shown = height ?? 240;
  const globals = [globalsOf({ ...look, viewport: '' }), 'a11y.manual:!true'].filter(Boolean).join(';');
  return (
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
  );
}
