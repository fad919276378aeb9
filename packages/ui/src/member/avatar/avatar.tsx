import { useState, type ComponentProps } from 'react';

import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';
import { avatarVariants } from './avatar.variants.ts';
import { initialsOf, tintOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The member's name: gives the initials and their colour. */
  name: string;
  /** Photo. Without one, or if it fails to load, the initials show. */
  src?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  colour?: string | null;
  /** Description for screen readers. Leave it empty if the name stands beside the picture. @default '' */
  alt?: string;
  /** 32, 40, 48, 64 or 96 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** "Online" in the reader's language. Present only while the member is online. */
  presenceLabel?: string;
  /** Gold for premium members. @default 'none' */
  ring?: 'none' | 'gold';
}

/** A member as a small round picture. */
export function Avatar({
  name,
  src,
  colour,
  alt = '',
  size = 'md',
  presenceLabel,
  ring = 'none',
  className,
  style,
  ...props
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = src && src !== failed ? src : null;
  return (
    <span
      {...props}
      data-slot="avatar"
      data-photo={photo ? '' : undefined}
      className={cn(avatarVariants({ size, ring, tint: tintOf(name) }), className)}
      style={photo && colour ? { backgroundColor: colour, ...style } : style}
    >
      {photo ? (
        <img
          ref={fadesIn}
          src={photo}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(photo)}
          className="photo-arrives absolute inset-0 size-full rounded-full object-cover object-[50%_25%]"
        />
      ) : (
        // Part of the picture, with a fixed size; in a button, not a text that the button's name lacks.
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
          data-initials={initialsOf(name)}
          className="grid size-full place-items-center overflow-clip rounded-full [font-size:33cqi] leading-none before:content-[attr(data-initials)]"
        />
      )}
      {presenceLabel ? <PresenceDot online label={presenceLabel} className="absolute bottom-[3%] right-[3%]" /> : null}
    </span>
  );
}
