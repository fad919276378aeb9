import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LanderReason {
  key: string;
  /** Decorative. */
  icon: ReactNode;
  title: string;
  text?: ReactNode;
}

export interface LanderReasonsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title?: string;
  /** Three or four. */
  reasons: readonly LanderReason[];
  /** The reasons are steps: "how it works". Each gets a number besides its icon. @default false */
  ordered?: boolean;
  /** `LanderCallToAction`, or a button. */
  callToAction?: ReactNode;
}

/** Reasons to sign up, or how it works: an icon, a line and a sentence each. Sizes depend on its own width. */
export function LanderReasons({
  title,
  reasons,
  ordered = false,
  callToAction,
  className,
  ...props
}: LanderReasonsProps) {
  const List = ordered ? 'ol' : 'ul';
  const Heading = title ? 'h3' : 'h2';
  return (
    <section {...props} data-slot="lander-reasons" className={cn('@container bg-canvas text-ink', className)}>
      <div className="mx-auto flex w-full max-w-wide flex-col items-center gap-8 px-5 py-10 @min-[768px]:gap-12 @min-[768px]:px-10 @min-[768px]:py-16">
        {title ? <h2 className="max-w-160 text-center text-3xl font-display">{title}</h2> : null}
        <List className="grid w-full gap-8 @min-[768px]:auto-cols-fr @min-[768px]:grid-flow-col @min-[768px]:gap-10">
          {reasons.map(({ key, icon, title: line, text }, index) => (
            <li
              key={key}
              className="flex items-start gap-4 @min-[768px]:flex-col @min-[768px]:items-center @min-[768px]:text-center"
            >
              <span
                aria-hidden
                className="relative grid size-14 shrink-0 place-items-center rounded-full bg-soft text-ink @min-[768px]:size-18 [&_svg]:size-6.5 @min-[768px]:[&_svg]:size-8"
              >
                {icon}
                {ordered ? (
                  <span className="absolute -end-1 -top-1 grid size-6 place-items-center rounded-full bg-strong text-sm font-bold text-on-strong tabular-nums">
                    {index + 1}
                  </span>
                ) : null}
              </span>
              <div className="flex min-w-0 flex-col gap-1">
                <Heading className="text-xl font-display">{line}</Heading>
                {text ? <div className="text-ink-muted text-pretty">{text}</div> : null}
              </div>
            </li>
          ))}
        </List>
        {callToAction ? <div className="flex w-full max-w-110 flex-col items-center">{callToAction}</div> : null}
      </div>
    </section>
  );
}
