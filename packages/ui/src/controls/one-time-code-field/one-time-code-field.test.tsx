import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { OneTimeCodeField } from './index.ts';

describeConformance('OneTimeCodeField', OneTimeCodeField, {
  slot: 'one-time-code-field',
  control: 'one-time-code-field-input',
  element: HTMLInputElement,
  props: { label: 'Code', value: '', onValueChange: () => {} },
});

function Form({ start = '', ...props }: { start?: string; onComplete?: (code: string) => void; loading?: boolean }) {
  const [value, setValue] = useState(start);
  return <OneTimeCodeField label="Code" {...props} value={value} onValueChange={setValue} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

it('takes a pasted code with spaces and words around it, once', async () => {
  const complete = vi.fn<(code: string) => void>();
  render(<Form onComplete={complete} />);
  input().focus();
  await userEvent.paste('Your code: 123 456');
  expect(input().value).toBe('123456');
  expect(complete.mock.calls).toEqual([['123456']]);
});

it('allows to replace a wrong digit by pressing on it', async () => {
  render(<Form start="123956" />);
  const { left, width } = input().getBoundingClientRect();
  input().focus();
  fireEvent.pointerUp(input(), { clientX: left + width * (3.5 / 6) });
  await userEvent.keyboard('4');
  expect(input().value).toBe('123456');
});

it('is read-only while the code is checked, and keeps the focus', async () => {
  render(<Form start="123456" loading />);
  input().focus();
  await userEvent.keyboard('{Backspace}');
  expect(input().value).toBe('123456');
  expect(document.activeElement).toBe(input());
});
