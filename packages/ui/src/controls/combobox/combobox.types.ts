import type { ComponentProps, ReactNode } from 'react';

import type { FieldFrame } from '../form-field/index.ts';

export interface ComboboxOption {
  value: string;
  /** What one sees and searches. */
  label: string;
  /** Below the label: the region of a town, say. */
  hint?: string;
  /** Other words it is found by. */
  keywords?: readonly string[];
  disabled?: boolean;
}

export interface ComboboxProps
  extends
    FieldFrame,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type' | 'size' | 'prefix' | 'children'> {
  /** What can be chosen. Filtered here by what is written, unless `onSearch` is given. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option. */
  value: string | null;
  /** The option too, because after a search it may be gone from `options`. */
  onValueChange: (value: string | null, option: ComboboxOption | null) => void;
  /** Label of the chosen option, where `options` may not hold it. */
  valueLabel?: string;
  /** The options are found elsewhere: called with each change of the text, '' included. Wait a moment before asking a server. */
  onSearch?: (text: string) => void;
  /** The options are on their way; Enter waits for them. @default false */
  loading?: boolean;
  /** In the list while it is loading and empty: "Searching …". */
  loadingText: ReactNode;
  /** Instead of options, when nothing matches. */
  emptyText: ReactNode;
  /** Instead of options, when they could not be had; with a button to try again, say. */
  failure?: ReactNode;
  /** Read out when the list changes: "3 results". */
  countText: (count: number) => string;
  /** Name of the button that opens the list: "Show all towns". */
  openLabel: string;
  /** Name of the button that takes the choice away. Without it there is none. */
  clearLabel?: string;
  /** Inside the box before the text: an icon. */
  prefix?: ReactNode;
  /** With it, the value is sent with a plain form. */
  name?: string;
  /** Focus left the field and its list. */
  onBlur?: () => void;
}
