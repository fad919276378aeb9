import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { dialogFoot, dialogForm } from '../../lib/dialog-foot.ts';
import { stepInGrid } from './step-in-grid.ts';

export interface Gift {
  id: string;
  /** In the reader's language. */
  name: string;
  /** "5 credits" */
  priceText: string;
  /** Address of the picture. */
  src?: string;
  /** A drawing, instead of `src`. */
  picture?: ReactNode;
  /** Costs more than the member has. @default false */
  disabled?: boolean;
}

export interface GiftPickerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Name of the group: "Choose a gift". */
  label: string;
  gifts: readonly Gift[];
  /** The gift chosen at first. */
  defaultGiftId?: string;
  /** The member sends the chosen gift. */
  onSend: (giftId: string) => void;
  /** Text of the button, for the chosen gift: "Send the rose for 5 credits". Without a choice: "Choose a gift". */
  sendLabel: (gift: Gift | undefined) => string;
  /** The gift is being sent. @default false */
  sending?: boolean;
  /** Over the button: too few credits, an error. */
  notice?: ReactNode;
  /** Replaces gifts and button: loading, empty, error. */
  placeholder?: ReactNode;
}

/** The gifts, one of which can be chosen and sent. Put it in a `Dialog` or a `Sheet`. */
export function GiftPicker({
  label,
  gifts,
  defaultGiftId,
  onSend,
  sendLabel,
  sending = false,
  notice,
  placeholder,
  className,
  ...props
}: GiftPickerProps) {
  const name = useId();
  const [chosen, setChosen] = useState(defaultGiftId);
  const gift = gifts.find(({ id, disabled }) => id === chosen && !disabled);
  // Radio buttons alone would move to the next one by both arrows, but here they form rows.
  const betweenRows = (event: KeyboardEvent<HTMLInputElement>) => {
    const rows = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const inputs = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
    const from = inputs.indexOf(event.currentTarget);
    if (!rows || from < 0) return;
    event.preventDefault();
    const tops = inputs.map((input) => input.parentElement?.offsetTop ?? 0);
    const to = stepInGrid(
      from,
      rows,
      tops,
      inputs.map(({ disabled }) => !disabled),
    );
    if (to !== undefined) {
      inputs[to]?.focus();
      inputs[to]?.click();
    }
  };
  return (
    <form
      {...props}
      data-slot="gift-picker"
      onSubmit={(event) => {
        event.preventDefault();
        if (gift && !sending) onSend(gift.id);
      }}
      className={cn(dialogForm, placeholder ? 'in-data-[slot=dialog-body]:pb-6' : undefined, className)}
    >
      {placeholder ?? (
        <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          <legend className="sr-only">{label}</legend>
          {gifts.map(({ id, name: giftName, priceText, src, picture, disabled }) => (
            <label
              key={id}
              data-slot="gift"
              className={cn(
                'relative flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-line bg-surface px-1.5 py-3 text-center transition-colors duration-150 hover:bg-surface-hover has-checked:border-strong has-checked:bg-surface-selected has-checked:ring-1 has-checked:ring-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                disabled && 'cursor-not-allowed opacity-60 hover:bg-surface',
              )}
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={chosen === id}
                disabled={disabled}
                onChange={() => setChosen(id)}
                onKeyDown={betweenRows}
                className="sr-only scroll-mt-4 scroll-mb-72"
              />
              <span aria-hidden className="grid size-14 place-items-center *:max-h-full *:max-w-full">
                {picture ?? <img src={src} alt="" loading="lazy" />}
              </span>
              <span className="text-sm font-semibold leading-tight text-balance">{giftName}</span>
              <span className="text-xs tabular-nums text-ink-muted">{priceText}</span>
            </label>
          ))}
        </fieldset>
      )}
      {placeholder ? (
        notice
      ) : (
        <div className={dialogFoot}>
          {notice}
          <Button variant="primary" type="submit" block className="text-balance" loading={sending} disabled={!gift}>
            {sendLabel(gift)}
          </Button>
        </div>
      )}
    </form>
  );
}
