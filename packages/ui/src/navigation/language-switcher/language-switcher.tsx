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
  /** Code of the language in use. */
  current: string;
  /** The languages this visitor is offered (LOC-03). */
  options: LanguageOption[];
  onSelect?: (code: string) => void;
  /** `compact` shows a globe and the code, `full` the name, `list` everything at once. @default 'compact' */
  variant?: 'compact' | 'full' | 'list';
}

/** Chooses the interface language. Every language is called by its own name. */
export function LanguageSwitcher({
  label,
  current,
  options,
  onSelect,
  variant = 'compact',
  className,
  ...props
}: LanguageSwitcherProps) {
  const chosen = options.find((option) => option.code === current);
  const name = chosen?.label ?? current;
  const items = options.map(({ code, label: text, href }) => (
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
  return (
    <div
      {...props}
      data-slot="language-switcher"
      data-variant={variant}
      className={cn(variant === 'list' ? '' : 'inline-flex', className)}
    >
      {variant === 'list' ? (
        <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] gap-1">
          {items}
        </ul>
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
        </NavPopover>
      )}
    </div>
  );
}
