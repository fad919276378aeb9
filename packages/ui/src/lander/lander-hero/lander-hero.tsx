import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LanderHeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The one sentence. */
  title: string;
  text?: ReactNode;
  /** Full-bleed picture behind everything; decorative, so it is silent. */
  src?: string;
  /** A moving or drawn background instead of `src`. */
  media?: ReactNode;
  /** Small line above the title. */
  kicker?: string;
  /** `LanderCallToAction`. */
  children?: ReactNode;
  /** Under the call to action: age, price, a link to log in. */
  note?: ReactNode;
  /** Position of the text on a wide screen. @default 'start' */
  align?: 'start' | 'center';
}

/**
 * The first screen of a lander: a picture, one sentence, one action. Sizes depend on its own width, not the window's, because it may
 * stand in a narrow column of a partner's page.
 */
export function LanderHero({
  title,
  text,
  src,
  media,
  kicker,
  children,
  note,
  align = 'start',
  className,
  ...props
}: LanderHeroProps) {
  const pictured = Boolean(src ?? media);
  return (
    <section
      {...props}
      data-slot="lander-hero"
      data-align={align}
      className={cn(
        '@container relative isolate overflow-hidden',
        pictured ? 'text-ink-on-photo' : 'match-glow bg-surface text-ink',
        className,
      )}
    >
      {pictured ? (
        <div
          aria-hidden
          className="absolute inset-0 -z-1 bg-surface-inverse *:size-full *:object-cover *:object-[50%_30%]"
        >
          {media ?? <img src={src} alt="" decoding="async" fetchPriority="high" />}
          <div
            className={cn(
              'absolute inset-0 bg-linear-to-t from-photo-scrim via-photo-scrim/85 to-photo-scrim/25',
              align === 'start'
                ? '@min-[768px]:bg-linear-to-r'
                : '@min-[768px]:from-photo-veil @min-[768px]:via-photo-veil @min-[768px]:to-photo-veil',
            )}
          />
        </div>
      ) : null}
      <div
        className={cn(
          'mx-auto flex min-h-140 w-full max-w-wide flex-col gap-5 px-5 @min-[768px]:justify-center @min-[768px]:px-10 @min-[768px]:py-20',
          pictured ? 'justify-end pb-8 pt-32' : 'justify-center py-12',
          align === 'center' && 'items-center text-center',
        )}
      >
        <div className="flex max-w-140 flex-col gap-3">
          {kicker ? <p className="text-sm font-semibold">{kicker}</p> : null}
          <h1 className="text-4xl font-display">{title}</h1>
          {text ? <div className={cn('text-lg text-balance', !pictured && 'text-ink-muted')}>{text}</div> : null}
        </div>
        {children ? <div className="w-full max-w-110">{children}</div> : null}
        {note ? <div className="text-sm [&_a]:underline">{note}</div> : null}
      </div>
    </section>
  );
}
