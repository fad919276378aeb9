import type { Choice } from './choice-context.ts';

interface ChoiceRadioProps {
  /** The group; null outside one. */
  choice: Choice | null;
  value: string;
  chosen: boolean;
  disabled: boolean;
}

/** The native radio button of a card or tile, which serves as its label. */
export function ChoiceRadio({ choice, value, chosen, disabled }: ChoiceRadioProps) {
  return (
    <input
      type="radio"
      name={choice?.name}
      value={value}
      checked={chosen}
      disabled={disabled}
      onChange={() => choice?.onValueChange(value)}
      // On keyboard focus, the whole card scrolls into view above an `OrderFoot`.
      className="sr-only scroll-mb-64 lg:scroll-mb-24"
    />
  );
}
