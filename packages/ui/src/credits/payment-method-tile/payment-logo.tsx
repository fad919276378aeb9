import { CreditCardIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { paymentMarks, type PaymentMark, type PaymentMethodCode } from './payment-marks.ts';

export interface PaymentLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One of the 24 methods; a card for any other. */
  method: PaymentMethodCode | (string & {});
}

const isKnown = (method: string): method is PaymentMethodCode => Object.hasOwn(paymentMarks, method);

/** A payment method as a small neutral card. Decoration: the name stands beside it. */
export function PaymentLogo({ method, className, ...props }: PaymentLogoProps) {
  const mark: PaymentMark = isKnown(method) ? paymentMarks[method] : { icon: CreditCardIcon };
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
      <Mark mark={mark} />
    </span>
  );
}

function Mark({ mark }: { mark: PaymentMark }) {
  if ('icon' in mark) return <mark.icon className="size-4.5" />;
  if ('word' in mark) {
    return (
      <span
        className={cn(
          'text-sm font-extrabold leading-none tracking-tight',
          mark.look === 'italic' && 'italic',
          mark.look === 'wide' && 'tracking-widest',
          mark.look === 'small' && 'text-xs',
        )}
      >
        {mark.word}
      </span>
    );
  }
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
