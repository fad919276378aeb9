import { Button } from '@heartline/ui/controls/button';
import { useState } from 'react';

/** Code with a button that copies it. */
export function CopiedCode({ title, note, code }: { title: string; note: string; code: string }) {
  const [copied, setCopied] = useState('');
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{title}</h3>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(code))}
        >
          {copied === code ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="text-ink-muted">{note}</p>
      <pre className="rounded-md border border-line bg-surface-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </section>
  );
}
