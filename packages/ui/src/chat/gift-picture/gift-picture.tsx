import { useState, type ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { drawings } from './drawings.tsx';
import { GiftSparks } from './gift-sparks.tsx';

export type GiftKind = keyof typeof drawings;

export interface GiftPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One of the drawn gifts; any other shows the heart. */
  gift: GiftKind | (string & {});
  /** Its name, if no text beside it says it. */
  label?: string;
  /** The gift is arriving: plays a small animation once, unless the viewer prefers reduced motion. @default false */
  arriving?: boolean;
}

/** The kinds of drawn gifts. */
export const giftKinds = Object.keys(drawings) as GiftKind[];

const isDrawn = (gift: string): gift is GiftKind => gift in drawings;

/** A gift as a picture. It fills the box it is given. */
export function GiftPicture({ gift, label, arriving = false, className, ...props }: GiftPictureProps) {
  const [arrived, setArrived] = useState(false);
  const moves = arriving && !arrived;
  return (
    <svg
      {...props}
      viewBox="0 0 96 96"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-slot="gift-picture"
      data-gift={gift}
      data-arriving={moves || undefined}
      className={cn('size-full forced-color-adjust-none', moves && 'overflow-visible', className)}
    >
      {moves ? <GiftSparks /> : null}
      <g
        className={moves ? 'origin-center [transform-box:view-box] motion-safe:animate-gift' : undefined}
        onAnimationEnd={() => setArrived(true)}
      >
        {drawings[isDrawn(gift) ? gift : 'heart']}
      </g>
    </svg>
  );
}
