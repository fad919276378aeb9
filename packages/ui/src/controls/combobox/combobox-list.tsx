import { CheckIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import type { ComboboxOption } from './combobox.types.ts';
import { markMatch } from './match-options.ts';

export interface ComboboxListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** Label of the field; names the list too. */
  label: ReactNode;
  options: readonly ComboboxOption[];
  /** Index of the option that the arrow keys have reached; -1 for none. */
  active: number;
  chosen: string | null;
  /** The text to highlight in the labels. */
  text: string;
  onChoose: (option: ComboboxOption) => void;
  /** Replaces the options. */
  message: ReactNode;
  busy: boolean;
}

/** The list that opens below the input. The focus never moves here. */
export function ComboboxList({
  ref,
  id,
  label,
  options,
  active,
  chosen,
  text,
  onChoose,
  message,
  busy,
}: ComboboxListProps) {
  return (
    <div
      ref={ref}
      popover="manual"
      data-slot="combobox-list"
      // Keeps the focus in the input, except for focusable elements: a button to try again.
      onPointerDown={(event) => {
        if (!(event.target as Element).closest('button, a')) event.preventDefault();
      }}
      className="fixed m-0 max-h-[min(46dvh,336px)] max-w-[calc(100vw-16px)] scroll-py-1.5 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface-raised p-1.5 text-ink shadow-float open:animate-enter"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes no text and its options have no second line */}
      <div id={id} role="listbox" aria-labelledby={`${id}-label`} aria-busy={busy || undefined}>
        {options.map((option, index) => (
          <Row
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            active={index === active}
            chosen={option.value === chosen}
            text={text}
            onChoose={onChoose}
          />
        ))}
      </div>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      {message ? <output className="block px-3 py-3 text-base text-ink-muted">{message}</output> : null}
    </div>
  );
}

interface RowProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  text: string;
  onChoose: (option: ComboboxOption) => void;
}

/** Scrolls the active option into view. */
function useScrolledTo(active: boolean) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return row;
}

function Row({ id, option, active, chosen, text, onChoose }: RowProps) {
  const [before, match, after] = markMatch(option.label, text);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
    <div
      ref={useScrolledTo(active)}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a listbox, not of a select
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      data-active={active || undefined}
      onClick={() => onChoose(option)}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2 text-base hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle',
        chosen && 'font-semibold text-ink',
        active && 'bg-surface-hover outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block">
          {before}
          {match ? (
            <mark className="bg-transparent font-bold text-inherit underline underline-offset-4">{match}</mark>
          ) : null}
          {after}
        </span>
        {option.hint ? <span className="block text-sm font-normal text-ink-muted">{option.hint}</span> : null}
      </span>
      {chosen ? <CheckIcon aria-hidden strokeWidth={2.5} className="size-5 shrink-0" /> : null}
    </div>
  );
}
