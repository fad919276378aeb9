import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface CompanyBlockProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** The company behind the site. */
  name: string;
  /** Street, city and country, one line each. */
  lines?: string[];
  /** Register number, VAT numbers, trade names: any labelled fact. */
  facts?: { label: string; value: ReactNode }[];
  phone?: { label: string; href: string };
  email?: { label: string; href: string };
}

/** The company that runs the site and how to reach it (LOC-08). */
export function CompanyBlock({ name, lines = [], facts = [], phone, email, className, ...props }: CompanyBlockProps) {
  const contacts = [phone, email].filter((contact) => contact !== undefined);
  return (
    <address
      {...props}
      data-slot="company-block"
      className={cn('flex flex-col gap-2 text-sm not-italic text-ink-muted', className)}
    >
      <div>
        <p className="font-semibold text-ink">{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {contacts.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {contacts.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-current/40 underline-offset-4 hover:decoration-current"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink-subtle">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </address>
  );
}
