import { useId, type ChangeEvent, type ComponentProps, type Ref } from 'react';

import type { FieldFrame } from '../form-field/index.ts';

/** Props common to every group of radio inputs, whatever its appearance. */
export interface RadiosProps
  extends FieldFrame, Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'ref'> {
  /** Name of the inputs. One is made unless given. */
  name?: string;
  value?: string | undefined;
  defaultValue?: string;
  disabled?: boolean;
  onValueChange?: (value: string) => void;
  /** The event of the input itself, for react-hook-form. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with every input, for react-hook-form. */
  ref?: Ref<HTMLInputElement>;
}

/** Splits the props of a group into those of its frame, and for each option those of its input. */
export function useRadios<Props extends RadiosProps>({
  name,
  value,
  defaultValue,
  disabled = false,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...frame
}: Props) {
  const ownName = useId();
  const inputOf = (option: { value: string; disabled?: boolean }): ComponentProps<'input'> => ({
    ref,
    type: 'radio',
    name: name ?? ownName,
    value: option.value,
    ...(value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === option.value }
      : { checked: value === option.value }),
    disabled: disabled || option.disabled,
    onBlur: onBlur as ComponentProps<'input'>['onBlur'],
    onChange: (event) => {
      onChange?.(event);
      onValueChange?.(option.value);
    },
  });
  return { frame, inputOf };
}
