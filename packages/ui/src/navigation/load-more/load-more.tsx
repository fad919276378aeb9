import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "Show more". */
  label: string;
  /** By a `press` of the button, or because the viewport came `near` the end. */
  onLoadMore: (by: 'press' | 'near') => void;
  /** There is more. If false, only the status remains. @default true */
  more?: boolean;
  /** The next page is loading. @default false */
  loading?: boolean;
  /** "24 of 317 members": announced when it changes. */
  status?: ReactNode;
  /** The next page's address, so that the button is a real link without scripts. */
  href?: string;
  /** Loads by itself when it comes near the viewport. The button stays for the keyboard. @default false */
  auto?: boolean;
}

/** The end of a list that has more pages. */
export function LoadMore({
  label,
  onLoadMore,
  more = true,
  loading = false,
  status,
  href,
  auto = false,
  className,
  ...props
}: LoadMoreProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const load = useRef(onLoadMore);
  useEffect(() => {
    load.current = onLoadMore;
  });
  useEffect(() => {
    const node = mark.current;
    if (!auto || !more || loading || !node) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current('near');
      },
      { rootMargin: '400px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [auto, more, loading]);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!loading) onLoadMore('press');
  };
  return (
    <div {...props} data-slot="load-more" className={cn('flex flex-col items-center gap-3 py-6', className)}>
      <span ref={mark} aria-hidden />
      {status ? <output className="block text-sm tabular-nums text-ink-muted">{status}</output> : null}
      {more && href && !loading ? (
        <Button variant="outline" asChild>
          <a href={href} onClick={follow}>
            {label}
          </a>
        </Button>
      ) : null}
      {more && (!href || loading) ? (
        <Button variant="outline" loading={loading} onClick={() => onLoadMore('press')}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
