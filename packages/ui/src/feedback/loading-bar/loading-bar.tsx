import { useEffect, useState, type ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'role' | 'children' | 'aria-label'> {
  /** A page is loading. */
  loading: boolean;
  /** Name for screen readers: "Page is loading". */
  label: string;
  /** Milliseconds a wait must last before the bar shows. @default 200 */
  throttle?: number;
  /** Milliseconds in which the bar fills while the end is unknown. @default 5000 */
  duration?: number;
  /** Milliseconds it stays, full, after completion. @default 500 */
  hideDelay?: number;
}

type Phase = 'hidden' | 'running' | 'done';

/** The line at the top of the window while the next page loads (NAV-06). A quick page never shows it. */
export function LoadingBar({
  loading,
  label,
  throttle = 200,
  duration = 5000,
  hideDelay = 500,
  className,
  ...props
}: LoadingBarProps) {
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    const next = () => setPhase((now) => (loading ? 'running' : now === 'running' ? 'done' : now));
    if (!loading) next();
    const timer = setTimeout(loading ? next : () => setPhase('hidden'), loading ? throttle : hideDelay);
    return () => clearTimeout(timer);
  }, [loading, throttle, hideDelay]);

  if (phase === 'hidden') return null;
  return (
    <div
      {...props}
      data-slot="loading-bar"
      data-phase={phase}
      className={cn('pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden', className)}
    >
      <progress aria-label={label} className="sr-only" />
      <div
        className={cn(
          'h-full origin-left bg-strong transition-[opacity] duration-240 forced-colors:bg-[Highlight]',
          phase === 'running' && 'animate-fill',
          phase === 'done' && 'opacity-0',
        )}
        style={phase === 'running' ? { animationDuration: `${duration}ms` } : undefined}
      />
    </div>
  );
}
