import type { Choice } from './choice-context.ts';

interface ChoiceRadioProps {
  /** The group; null outside of one. */
  choice: Choice | null;
  value: string;
  chosen: boolean;
  disabled: boolean;
}

/** The native radio button of a card or tile, which is its label. */
export function ChoiceRadio({ choice, value, chosen, disabled }: ChoiceRadioProps) {
  return (
    <input
      type="radio"
      name={choice?.name}
      value={value}
      checked={chosen}
      disabled={disabled}
      onChange={() => choice?.onValueChange(value)}
      // Reached by keyboard, the whole card comes into view above an `OrderFoot`.
      className="sr-only scroll-mb-64 lg:scroll-mb-24"
    />
  );
}
