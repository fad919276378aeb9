import { CircleCheckIcon } from 'lucide-react';
import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type ComponentProps } from 'react';

import { mergeRefs } from '../../lib/merge-refs.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { formatIban, ibanProblem, normalizeIban } from './iban.ts';

export interface IbanFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'suffix' | 'inputMode' | 'name'
> {
  /** Without spaces, as it is submitted. */
  value: string;
  /** Called with the value without spaces, in capitals. `ibanProblem` validates it. */
  onValueChange: (iban: string) => void;
  /** With it, a tick with this name shows once the number is valid: "Valid IBAN". */
  validLabel?: string;
  /** With it, the value is submitted with a plain form, without spaces. */
  name?: string;
  onChange?: ComponentProps<'input'>['onChange'];
}

const significant = (text: string) => text.replaceAll(/[^a-z\d]/gi, '').length;

/**
 * A bank account number in groups of four, as printed on the card. The caret stays at the typing position; a paste may contain spaces.
 */
export function IbanField({ value, onValueChange, validLabel, name, onChange, ref, ...props }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Input may change nothing (a space, a sign): rendered again all the same, to place the caret.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const shown = formatIban(value);
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: written, selectionStart } = event.target;
    let before = significant(written.slice(0, selectionStart ?? written.length));
    let next = normalizeIban(written);
    // A space cannot be deleted: the character on its other side is deleted instead.
    const kind = (event.nativeEvent as InputEvent).inputType;
    if (next === value && written.length < shown.length) {
      if (kind === 'deleteContentBackward' && before > 0) before -= 1;
      if (kind === 'deleteContentBackward' || kind === 'deleteContentForward')
        next = next.slice(0, before) + next.slice(before + 1);
    }
    caret.current = formatIban(next.slice(0, before)).length;
    // After the space when typing, before it when deleting.
    if (before > 0 && before % 4 === 0 && before < next.length && !kind?.startsWith('delete')) caret.current += 1;
    draw();
    if (next !== value) onValueChange(next);
    onChange?.(event);
  };

  return (
    <>
      <TextField
        autoComplete="off"
        {...props}
        ref={mergeRefs(input, ref)}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        value={shown}
        onChange={change}
        suffix={
          validLabel !== undefined && ibanProblem(value) === null ? (
            <span className="me-3 animate-pop text-success-text">
              <CircleCheckIcon aria-hidden className="size-5.5" />
              <span className="sr-only">{validLabel}</span>
            </span>
          ) : undefined
        }
      />
      {name ? <input type="hidden" name={name} value={value} /> : null}
    </>
  );
}
