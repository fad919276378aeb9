import { useId, type ReactNode } from 'react';

/** A titled section of a report. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 id={id} className="text-sm font-semibold text-ink-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}
