import type { ComponentProps, ReactNode } from 'react';

import type { FieldFrame } from '../form-field/index.ts';

export interface ComboboxOption {
  value: string;
  /** The visible and searched text. */
  label: string;
  /** Below the label: the region of a town, say. */
  hint?: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  disabled?: boolean;
}

export interface ComboboxProps
  extends
    FieldFrame,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type' | 'size' | 'prefix' | 'children'> {
  /** The options. Filtered here by the typed text, unless `onSearch` is given. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option. */
  value: string | null;
  /** Includes the option, because after a search it may be missing from `options`. */
  onValueChange: (value: string | null, option: ComboboxOption | null) => void;
  /** Label of the chosen option, if `options` may lack it. */
  valueLabel?: string;
  /** The options are searched elsewhere: called with each change of the text, '' included. Debounce it before asking a server. */
  onSearch?: (text: string) => void;
  /** The options are loading; Enter waits for them. @default false */
  loading?: boolean;
  /** In the list while it is loading and empty: "Searching …". */
  loadingText: ReactNode;
  /** Replaces the options if nothing matches. */
  emptyText: ReactNode;
  /** Replaces the options if they could not be loaded; with a button to try again, say. */
  failure?: ReactNode;
  /** Announced when the list changes: "3 results". */
  countText: (count: number) => string;
  /** Name of the button that opens the list: "Show all towns". */
  openLabel: string;
  /** Name of the button that clears the choice. Without it there is none. */
  clearLabel?: string;
  /** Inside the box before the text: an icon. */
  prefix?: ReactNode;
  /** With it, the value is submitted with a plain form. */
  name?: string;
  /** The focus left the field and its list. */
  onBlur?: () => void;
}
