import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { DateOfBirthField, type DateOfBirthFieldProps } from './index.ts';

const labels = { label: 'Date of birth', partLabels: { day: 'Day', month: 'Month', year: 'Year' } };
describeConformance('DateOfBirthField', DateOfBirthField, {
  slot: 'date-of-birth-field',
  element: HTMLInputElement,
  refSlot: 'date-of-birth-field-input',
  props: { ...labels, value: '', onChange: () => {} },
});

function Form({ onChange, ...props }: Pick<DateOfBirthFieldProps, 'onChange'> & Partial<DateOfBirthFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateOfBirthField
      {...labels}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value);

it('keeps the other inputs when one is emptied again', async () => {
  const change = vi.fn<(value: string) => void>();
  render(<Form onChange={change} value="1988-03-07" />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Month' }));
  expect(change).toHaveBeenLastCalledWith('');
  expect(shown()).toEqual(['07', '', '1988']);
});

it('takes a whole pasted date in its own order', async () => {
  const change = vi.fn<(value: string) => void>();
  render(<Form onChange={change} order="mdy" />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Month' }));
  await userEvent.paste('3/7/1988');
  expect(change).toHaveBeenLastCalledWith('1988-03-07');
});

it('accepts digits only', async () => {
  render(<Form onChange={() => {}} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), 'x1y');
  expect(shown()).toEqual(['1', '', '']);
});

it('reports blur only when the focus leaves all three inputs', async () => {
  const blur = vi.fn<() => void>();
  render(<Form onChange={() => {}} onBlur={blur} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(blur).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(blur).toHaveBeenCalledOnce();
});
