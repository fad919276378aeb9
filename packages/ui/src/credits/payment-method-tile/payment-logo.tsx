import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { markOf, type PaymentMark, type PaymentMethodCode } from './payment-marks.ts';

export interface PaymentLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The method's code. A method without a mark of its own is shown as text. */
  method: PaymentMethodCode | (string & {});
}

/** A payment method as a small neutral card. Decorative: the name stands beside it. */
export function PaymentLogo({ method, className, ...props }: PaymentLogoProps) {
  return (
    <span
      {...props}
      aria-hidden
      data-slot="payment-logo"
      className={cn(
        'grid h-8 w-12 shrink-0 place-items-center rounded-xs border border-line bg-surface-raised text-ink',
        className,
      )}
    >
      <Mark mark={markOf(method)} />
    </span>
  );
}

const wordLooks = {
  plain: 'text-sm tracking-tight',
  italic: 'text-sm italic tracking-tight',
  wide: 'text-sm tracking-widest',
  small: 'text-xs tracking-tight',
  'small-italic': 'text-xs italic tracking-tight',
};

function Mark({ mark }: { mark: PaymentMark }) {
  if ('icons' in mark)
    return (
      <span className="flex items-center gap-0.5 text-xs font-extrabold leading-none">
        {mark.icons.map((Icon) => (
          <Icon key={Icon.displayName} className={mark.icons.length > 1 ? 'size-4' : 'size-4.5'} />
        ))}
        {mark.word}
      </span>
    );
  if ('word' in mark)
    return (
      <span className={cn('flex items-center gap-1 font-extrabold leading-none', wordLooks[mark.look ?? 'plain'])}>
        {mark.word}
        {mark.with ? <span className="border-s border-line-strong ps-1 not-italic">{mark.with}</span> : null}
      </span>
    );
  const solid = mark.circles === 'solid';
  return (
    <svg viewBox="0 0 32 20" className="h-4.5">
      <circle
        cx="12"
        cy="10"
        r="7.5"
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        opacity={solid ? 0.85 : 1}
      />
      <circle
        cx="20"
        cy="10"
        r="7.5"
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        opacity={solid ? 0.45 : 1}
      />
    </svg>
  );
}
