import { ChevronDownIcon, GlobeIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { NavPopover, NavPopoverItem } from '../nav-popover/index.ts';

export interface LanguageOption {
  /** BCP 47: "de". */
  code: string;
  /** The language's own name: "Deutsch". */
  label: string;
  /** This page in that language; without it the option is a button. */
  href?: string;
}

export interface LanguageSwitcherProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** "Language" in the reader's language. */
  label: string;
  /** Code of the current language. */
  current: string;
  /** The languages this visitor is offered (LOC-03). */
  options: LanguageOption[];
  /** Languages of fewer readers, behind a further press; in `list` below the others. */
  more?: { label: string; options: LanguageOption[] } | undefined;
  onSelect?: (code: string) => void;
  /** `compact` shows a globe and the code, `full` the name, `list` everything at once. @default 'compact' */
  variant?: 'compact' | 'full' | 'list';
}

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] gap-1';

/** Chooses the interface language. Each language is shown by its own name. */
export function LanguageSwitcher({
  label,
  current,
  options,
  more,
  onSelect,
  variant = 'compact',
  className,
  ...props
}: LanguageSwitcherProps) {
  const chosen = options.find((option) => option.code === current);
  const name = chosen?.label ?? current;
  const itemsOf = (some: LanguageOption[]) =>
    some.map(({ code, label: text, href }) => (
      <li key={code}>
        <NavPopoverItem
          lang={code}
          current={code === current}
          {...(href ? { href } : {})}
          {...(onSelect ? { onSelect: () => onSelect(code) } : {})}
        >
          {text}
        </NavPopoverItem>
      </li>
    ));
  const items = itemsOf(options);
  const further = more && more.options.length > 0 ? { label: more.label, items: itemsOf(more.options) } : undefined;
  return (
    <div
      {...props}
      data-slot="language-switcher"
      data-variant={variant}
      className={cn(variant === 'list' ? '' : 'inline-flex', className)}
    >
      {variant === 'list' ? (
        <>
          <ul aria-label={label} className={columns}>
            {items}
          </ul>
          {further ? (
            <>
              <p aria-hidden className="mt-5 mb-1 px-3 text-sm font-semibold text-ink-muted">
                {further.label}
              </p>
              <ul aria-label={further.label} className={columns}>
                {further.items}
              </ul>
            </>
          ) : null}
        </>
      ) : (
        <NavPopover
          label={variant === 'full' ? `${label}: ${name}` : `${label}: ${name}, ${current}`}
          trigger={
            <>
              <GlobeIcon aria-hidden className="size-5" />
              {variant === 'full' ? (
                <>
                  <span className="text-ink" lang={current}>
                    {name}
                  </span>
                  <ChevronDownIcon aria-hidden className="size-4" />
                </>
              ) : (
                <span aria-hidden className="hidden text-sm font-semibold uppercase sm:inline lg:hidden xl:inline">
                  {current}
                </span>
              )}
            </>
          }
          triggerClassName={variant === 'full' ? 'border border-line-strong px-4 font-medium' : 'px-2.5 text-current'}
        >
          <ul aria-label={label}>{items}</ul>
          {further ? (
            <details className="group mt-1 border-t border-line pt-1">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-3 text-ink-muted hover:bg-surface-hover hover:text-ink [&::-webkit-details-marker]:hidden">
                {further.label}
                <ChevronDownIcon aria-hidden className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <ul aria-label={further.label}>{further.items}</ul>
            </details>
          ) : null}
        </NavPopover>
      )}
    </div>
  );
}
