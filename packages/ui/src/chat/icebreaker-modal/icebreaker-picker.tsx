import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { dialogFoot, dialogForm } from '../../lib/dialog-foot.ts';

export interface Icebreaker {
  id: string;
  /** In the reader's own language. */
  text: string;
}

export interface IcebreakerPickerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Name of the group: "Choose an icebreaker". */
  label: string;
  icebreakers: readonly Icebreaker[];
  /** The member sends the chosen one. */
  onSend: (icebreakerId: string) => void;
  /** Label of the button, with the price: "Send for 1 credit". */
  sendLabel: string;
  /** It is being sent. @default false */
  sending?: boolean;
  /** Over the button: too few credits, an error. */
  notice?: ReactNode;
  /** Replaces list and button: loading, empty, error. */
  placeholder?: ReactNode;
}

/** Ready-made first sentences, one of which can be chosen and sent. */
export function IcebreakerPicker({
  label,
  icebreakers,
  onSend,
  sendLabel,
  sending = false,
  notice,
  placeholder,
  className,
  ...props
}: IcebreakerPickerProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  return (
    <form
      {...props}
      data-slot="icebreaker-picker"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined && !sending) onSend(chosen);
      }}
      className={cn(dialogForm, placeholder ? 'in-data-[slot=dialog-body]:pb-6' : undefined, className)}
    >
      {placeholder ?? (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="sr-only">{label}</legend>
          {icebreakers.map(({ id, text }) => (
            <label
              key={id}
              data-slot="icebreaker"
              className="flex min-h-12 cursor-pointer items-center rounded-lg border border-line bg-surface px-4 py-2.5 text-base transition-colors duration-150 hover:bg-surface-hover has-checked:border-strong has-checked:bg-surface-selected has-checked:ring-1 has-checked:ring-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={chosen === id}
                onChange={() => setChosen(id)}
                className="sr-only scroll-mt-4 scroll-mb-48"
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
      {placeholder ? (
        notice
      ) : (
        <div className={dialogFoot}>
          {notice}
          <Button
            variant="primary"
            type="submit"
            block
            className="text-balance"
            loading={sending}
            disabled={chosen === undefined}
          >
            {sendLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
