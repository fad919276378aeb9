import { CheckIcon, GemIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface PremiumBenefit {
  title: string;
  text?: string;
  /** An icon; by default a check mark. */
  icon?: ReactNode;
}

export interface PremiumOverviewProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  text?: ReactNode;
  benefits: readonly PremiumBenefit[];
  /** How to become premium. */
  action?: ReactNode;
  /** That it is not a subscription. */
  note?: ReactNode;
  /** @default 1 */
  headingLevel?: 1 | 2;
}

/** The benefits of premium members. Gold is reserved for premium. */
export function PremiumOverview({
  title,
  text,
  benefits,
  action,
  note,
  headingLevel = 1,
  className,
  ...props
}: PremiumOverviewProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section
      {...props}
      data-slot="premium-overview"
      className={cn('overflow-hidden rounded-xl border border-gold-border bg-surface', className)}
    >
      <header className="flex flex-col items-center gap-3 bg-gold-surface px-5 pb-7 pt-8 text-center md:px-8">
        <span className="grid size-14 place-items-center rounded-full bg-gold-solid text-on-gold-solid">
          <GemIcon aria-hidden className="size-7" />
        </span>
        <Heading className="text-3xl font-display">{title}</Heading>
        {text ? <div className="max-w-130 text-balance text-ink-muted">{text}</div> : null}
      </header>
      <ul className="grid gap-x-8 gap-y-5 px-5 py-7 md:grid-cols-2 md:px-8">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex items-start gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold-surface text-gold-text [&_svg]:size-5">
              {benefit.icon ?? <CheckIcon aria-hidden />}
            </span>
            <span className="min-w-0 pt-0.5">
              <span className="block font-semibold leading-snug">{benefit.title}</span>
              {benefit.text ? <span className="block text-sm text-ink-muted">{benefit.text}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {action || note ? (
        <footer className="flex flex-col items-center gap-3 px-5 pb-7 text-center md:px-8">
          {action}
          {note ? <div className="text-sm text-ink-muted">{note}</div> : null}
        </footer>
      ) : null}
    </section>
  );
}
