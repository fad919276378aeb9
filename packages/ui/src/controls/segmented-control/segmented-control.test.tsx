import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { SegmentedControl } from './index.ts';

const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];
describeConformance('SegmentedControl', SegmentedControl, {
  slot: 'segmented-control',
  element: HTMLInputElement,
  refSlot: 'segmented-control-input',
  props: { label: 'Choice', options },
});

it('follows its value', async () => {
  const change = vi.fn<(value: string) => void>();
  const { rerender } = render(<SegmentedControl label="Choice" options={options} value="a" onValueChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Two' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('b');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).checked).toBe(false);
  rerender(<SegmentedControl label="Choice" options={options} value="b" onValueChange={change} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).checked).toBe(true);
});

it('gives every input to ref and the event to onChange, as react-hook-form needs', async () => {
  const inputs: string[] = [];
  const change = vi.fn<(name: string, value: string) => void>();
  render(
    <SegmentedControl
      label="Choice"
      options={options}
      name="choice"
      ref={(input) => {
        if (input) inputs.push(input.value);
      }}
      onChange={(event) => change(event.target.name, event.target.value)}
    />,
  );
  expect(inputs).toEqual(['a', 'b']);
  await userEvent.click(screen.getByRole('radio', { name: 'Two' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('choice', 'b');
});
