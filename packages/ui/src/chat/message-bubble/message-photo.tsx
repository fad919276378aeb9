import { ImageOffIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface MessagePhoto {
  src: string;
  /** Description of the photo, in the viewer's language. Replaces a photo that does not load. */
  alt: string;
  /** The photo's size in px: reserves its space while it loads. @default 4 by 3 */
  width?: number;
  height?: number;
  /** Over the picture, which is blurred below it: the button that opens it, or its progress. */
  cover?: ReactNode;
}

interface MessagePhotoViewProps {
  photo: MessagePhoto;
  onOpen?: () => void;
  openLabel?: string;
}

/** The photo of a message in its own shape; a calm blank with its description if the file is gone. */
export function MessagePhotoView({ photo, onOpen, openLabel }: MessagePhotoViewProps) {
  const { src, alt, width = 4, height = 3, cover } = photo;
  const [lost, setLost] = useState<string>();
  if (lost === src)
    return (
      <span className="flex min-h-24 w-64 max-w-full items-center gap-3 bg-surface-sunken px-4 pt-3 pb-8 text-sm text-ink-muted">
        <ImageOffIcon aria-hidden className="size-6 shrink-0" />
        {alt}
      </span>
    );
  const picture = (
    <img
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setLost(src)}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={cn('block max-h-80 w-64 max-w-full bg-surface-sunken object-cover', cover && 'scale-110 blur-md')}
    />
  );
  const image = cover ? (
    <span className="relative block max-w-full overflow-hidden">
      {picture}
      <span className="absolute inset-0 grid place-items-center p-3">{cover}</span>
    </span>
  ) : (
    picture
  );
  if (!onOpen) return image;
  return (
    <button type="button" onClick={onOpen} aria-label={openLabel} className="block max-w-full outline-offset-[-5px]">
      {image}
    </button>
  );
}
