import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { IbanField } from './index.ts';

describeConformance('IbanField', IbanField, {
  slot: 'text-field',
  control: 'text-field-input',
  element: HTMLInputElement,
  props: { label: 'IBAN', value: '', onValueChange: () => {} },
});

function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <form>
      <IbanField label="IBAN" name="iban" value={value} onValueChange={setValue} />
    </form>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
/** The text with a bar at the position of the caret. */
const written = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
const at = (caret: number) => {
  input().focus();
  input().setSelectionRange(caret, caret);
};

it('keeps the caret after a character typed in the middle', async () => {
  render(<Form start="DE89370400" />);
  at(6); // DE89 3|704 00
  await userEvent.keyboard('1');
  expect(written()).toBe('DE89 31|70 400');
  await userEvent.keyboard('22');
  expect(written()).toBe('DE89 3122 |7040 0');
});

it('keeps the caret when the typed character is ignored', async () => {
  render(<Form start="DE89370400" />);
  at(6);
  await userEvent.keyboard('-');
  expect(written()).toBe('DE89 3|704 00');
});

it('deletes a character across a space, in both directions', async () => {
  render(<Form start="DE89370400" />);
  at(5); // DE89 |3704 00
  await userEvent.keyboard('{Backspace}');
  expect(written()).toBe('DE8|3 7040 0');
  at(4); // DE83| 7040 0
  await userEvent.keyboard('{Delete}');
  expect(written()).toBe('DE83| 0400');
});

it('accepts a paste and submits it without spaces', async () => {
  render(<Form start="" />);
  input().focus();
  await userEvent.paste('iban de89 3704 0044 0532 0130 00');
  expect(written()).toBe('DE89 3704 0044 0532 0130 00|');
  expect(new FormData(document.querySelector('form')!).get('iban')).toBe('DE89370400440532013000');
});
