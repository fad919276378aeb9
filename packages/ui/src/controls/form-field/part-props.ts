import type { FieldFrame } from './form-field.tsx';

interface FieldProps extends FieldFrame {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Splits the props of a field into those of its frame, a `FormField`, and those of the control inside. */
export function partProps<Props extends FieldProps>({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  id: controlId,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  return {
    frame: { label, hint, error, required, labelHidden, className, controlId, 'aria-describedby': describedBy },
    control,
  };
}
