import type { CSSProperties } from 'react';

import { cn } from '../lib/cn.ts';
import { hues, initialsOf, tintOf } from './avatar/initials.ts';

interface PhotoBlankProps {
  /** Name of the member without a portrait: shows the initial in a colour of their own. Without it (a hidden member) only a colour. */
  name?: string | undefined;
  className?: string;
}

/** Replaces a portrait. Fills its parent; decorative. */
export function PhotoBlank({ name, className = '' }: PhotoBlankProps) {
  return (
    <span
      aria-hidden
      data-slot="photo-blank"
      className={cn('photo-tint @container grid size-full place-items-center', className)}
      style={{ '--photo-hue': hues[tintOf(name ?? '')] } as CSSProperties}
    >
      {name === undefined ? null : (
        // Not a text: in a button it would be one that the button's name lacks.
        <span
          data-initial={initialsOf(name)}
          className="pb-[22cqi] [font-size:38cqi] font-extrabold leading-none text-ink-on-photo before:content-[attr(data-initial)]"
        />
      )}
    </span>
  );
}
