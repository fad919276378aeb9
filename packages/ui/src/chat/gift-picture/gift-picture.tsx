import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { drawings } from './drawings.tsx';

export type GiftKind = keyof typeof drawings;

export interface GiftPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One of the drawn gifts; any other shows the heart. */
  gift: GiftKind | (string & {});
  /** Its name, where no text beside it says it. */
  label?: string;
}

/** The gifts, drawn. */
export const giftKinds = Object.keys(drawings) as GiftKind[];

const isDrawn = (gift: string): gift is GiftKind => gift in drawings;

/** A gift as a picture. It fills the box it is given. */
export function GiftPicture({ gift, label, className, ...props }: GiftPictureProps) {
  return (
    <svg
      {...props}
      viewBox="0 0 96 96"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-slot="gift-picture"
      data-gift={gift}
      className={cn('size-full forced-color-adjust-none', className)}
    >
      {drawings[isDrawn(gift) ? gift : 'heart']}
    </svg>
  );
}
