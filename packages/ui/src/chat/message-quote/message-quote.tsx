import { ImageOffIcon, XIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';

export interface MessageQuoteProps extends Omit<ComponentProps<'blockquote'>, 'children'> {
  /** Owner and kind: "Your photo", "Anna’s profile". */
  label: string;
  /** The quoted text, cut to three lines. */
  text?: string | undefined;
  /** The photo, in a small size. `null`: there is one, but it cannot be shown (yet). */
  photo?: { src: string; colour?: string | null } | null | undefined;
  /** Replaces a photo that is gone: "This photo is no longer here". */
  goneLabel?: string | undefined;
  /** Removes it from the message being written. Needs `removeLabel`. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

/** The item that a message answers, above its text: in the bubble, and above the composer before it is sent. */
export function MessageQuote({
  label,
  text,
  photo,
  goneLabel,
  onRemove,
  removeLabel,
  className,
  ...props
}: MessageQuoteProps) {
  const [lost, setLost] = useState<string>();
  const gone = goneLabel !== undefined || (photo && lost === photo.src);
  return (
    <blockquote
      {...props}
      data-slot="message-quote"
      className={cn(
        'flex min-h-14 w-full min-w-0 items-center gap-3 overflow-clip rounded-lg border-s-4 border-line-strong bg-surface-sunken py-2 ps-3 text-sm text-ink',
        onRemove ? 'pe-1' : 'pe-3',
        className,
      )}
    >
      {photo === undefined ? null : (
        <span
          aria-hidden
          className="grid h-16 w-13 shrink-0 place-items-center overflow-clip rounded-md bg-surface-skeleton text-ink-muted"
          style={photo?.colour && !gone ? { backgroundColor: photo.colour } : undefined}
        >
          {gone ? (
            <ImageOffIcon className="size-5" />
          ) : photo ? (
            <img
              src={photo.src}
              alt=""
              decoding="async"
              onError={() => setLost(photo.src)}
              className="size-full object-cover object-[50%_25%]"
            />
          ) : null}
        </span>
      )}
      <span className="flex min-w-0 grow flex-col">
        <span className="line-clamp-2 text-xs font-semibold wrap-anywhere">{label}</span>
        {text ? (
          <span dir="auto" className="line-clamp-3 isolate wrap-anywhere [unicode-bidi:isolate]">
            {text}
          </span>
        ) : null}
        {goneLabel === undefined ? null : <span className="text-ink-muted">{goneLabel}</span>}
      </span>
      {onRemove && removeLabel ? (
        <IconButton label={removeLabel} onClick={onRemove} className="shrink-0">
          <XIcon />
        </IconButton>
      ) : null}
    </blockquote>
  );
}
