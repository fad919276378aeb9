import { CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { toastVariants } from './toast.variants.ts';

const icons = { neutral: null, success: CircleCheckIcon, warning: TriangleAlertIcon, danger: CircleAlertIcon };

export interface ToastProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** One bold line above the children. */
  title?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Name of the close button. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Milliseconds until it closes by itself, not counting time with the pointer or focus on it. Without it, it stays. */
  duration?: number;
}

/** One short message about the latest action. Usually shown by `useToast`. */
export function Toast({
  tone = 'neutral',
  title,
  action,
  dismissLabel,
  onDismiss,
  duration,
  className,
  children,
  ...props
}: ToastProps) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const paused = held.pointer || held.focus;
  const left = useRef(duration ?? 0);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (duration === undefined || paused) return;
    const start = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      // After the pointer leaves, at least a moment remains.
      left.current = Math.max(1000, left.current - (performance.now() - start));
    };
  }, [duration, paused]);

  const Icon = icons[tone];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- they only pause the timer and forward Escape to its button
    <div
      {...props}
      data-slot="toast"
      data-tone={tone}
      className={cn(toastVariants({ tone }), className)}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld((now) => ({ ...now, focus: false }));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDismiss();
      }}
    >
      {Icon ? <Icon className="mt-2.5 size-5 shrink-0" /> : null}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-[1_1_10rem] py-2.5">
          {title ? <p className="font-semibold">{title}</p> : null}
          <div className={cn('boxed', Boolean(title) && 'text-ink-muted')}>{children}</div>
        </div>
        {action}
      </div>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <XIcon />
      </IconButton>
    </div>
  );
}
