import { CircleCheckIcon } from 'lucide-react';
import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type ComponentProps } from 'react';

import { mergeRefs } from '../../lib/merge-refs.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { formatIban, ibanProblem, normalizeIban } from './iban.ts';

export interface IbanFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'suffix' | 'inputMode' | 'name'
> {
  /** Without spaces, as it is sent. */
  value: string;
  /** Gets it without spaces, in capitals. Whether it is one tells `ibanProblem`. */
  onValueChange: (iban: string) => void;
  /** With it, a tick of this name shows once the number is right: "Valid IBAN". */
  validLabel?: string;
  /** With it, the value is sent with a plain form, without spaces. */
  name?: string;
  onChange?: ComponentProps<'input'>['onChange'];
}

const significant = (text: string) => text.replaceAll(/[^a-z\d]/gi, '').length;

/** A bank account in groups of four, as it is printed on the card. The caret stays where one writes; a paste may hold spaces. */
export function IbanField({ value, onValueChange, validLabel, name, onChange, ref, ...props }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // What is written may change nothing (a space, a sign): it is drawn again all the same, for the caret.
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
    // A space cannot be taken away: what goes is the character on its other side.
    const kind = (event.nativeEvent as InputEvent).inputType;
    if (next === value && written.length < shown.length) {
      if (kind === 'deleteContentBackward' && before > 0) before -= 1;
      if (kind === 'deleteContentBackward' || kind === 'deleteContentForward')
        next = next.slice(0, before) + next.slice(before + 1);
    }
    caret.current = formatIban(next.slice(0, before)).length;
    // Behind the space when one goes on writing, before it when one takes away.
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
