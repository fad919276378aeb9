import type { CSSProperties } from 'react';

import { cn } from '../lib/cn.ts';
import { hues, initialsOf, tintOf } from './avatar/initials.ts';

interface PhotoBlankProps {
  /** Whose portrait is missing: the initial in a colour of their own. Without it, of somebody hidden, only a colour. */
  name?: string | undefined;
  className?: string;
}

/** Stands where a portrait would. Fills its parent; decoration. */
export function PhotoBlank({ name, className = '' }: PhotoBlankProps) {
  return (
    <span
      aria-hidden
      data-slot="photo-blank"
      className={cn('photo-tint @container grid size-full place-items-center', className)}
      style={{ '--photo-hue': hues[tintOf(name ?? '')] } as CSSProperties}
    >
      {name === undefined ? null : (
        // Not a text: in a button it would be one that its name does not say.
        <span
          data-initial={initialsOf(name)}
          className="pb-[22cqi] [font-size:38cqi] font-extrabold leading-none text-ink-on-photo before:content-[attr(data-initial)]"
        />
      )}
    </span>
  );
}
