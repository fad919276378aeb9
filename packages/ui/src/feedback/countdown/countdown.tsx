import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { splitTime } from './split-time.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'role' | 'children' | 'aria-label'> {
  /** The end, in milliseconds since 1970 by the same clock as `now`. */
  target: number;
  /** The clock: milliseconds since 1970. Give the server's. @default Date.now */
  now?: () => number;
  /** Names what ends, for screen readers: "Offer ends in". The digits follow it. */
  label: string;
  /** `tiles` puts each number in a box. @default 'inline' */
  variant?: 'inline' | 'tiles';
  /** Called once, when the time is over; at once if it is over already. */
  onEnd?: () => void;
}

/** Time left as hh:mm:ss, ticking each second (ALT-05). Two digits each, never negative. */
export function Countdown({
  target,
  now = Date.now,
  label,
  variant = 'inline',
  onEnd,
  className,
  ...props
}: CountdownProps) {
  const [left, setLeft] = useState(() => target - now());
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const rest = target - latest.current.now();
      setLeft(rest);
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
      else latest.current.onEnd?.();
    };
    tick();
    return () => clearTimeout(timer);
  }, [target]);

  const parts = splitTime(left);
  const name = `${label} ${parts.join(':')}`;
  return (
    <span
      {...props}
      role="timer"
      aria-label={name}
      suppressHydrationWarning
      data-slot="countdown"
      data-variant={variant}
      className={cn(
        'inline-flex items-center font-semibold tabular-nums',
        variant === 'tiles' && 'gap-1 text-lg',
        className,
      )}
    >
      {parts.map((part, index) => (
        <span
          // The three numbers never change order, so their index identifies them.
          key={index}
          aria-hidden
          suppressHydrationWarning
          className={cn(
            index > 0 && "before:content-[':']",
            variant === 'tiles' && 'flex items-center gap-1 before:opacity-70',
          )}
        >
          {variant === 'tiles' ? (
            <span
              suppressHydrationWarning
              className="rounded-sm border border-line bg-surface-raised px-2 py-1 text-ink"
            >
              {part}
            </span>
          ) : (
            part
          )}
        </span>
      ))}
    </span>
  );
}
