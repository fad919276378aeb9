import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ChipGroup } from './index.ts';

const options = [
  { value: 'man', label: 'Men' },
  { value: 'woman', label: 'Women' },
];

describeConformance('ChipGroup', ChipGroup, {
  slot: 'chip-group',
  element: HTMLInputElement,
  refSlot: 'chip-group-input',
  props: { label: 'Looking for', options, value: [], onValueChange: () => {} },
});

it('is a named group of checkboxes', () => {
  render(<ChipGroup label="Looking for" options={options} value={['woman']} onValueChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Looking for' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Women' }).checked).toBe(true);
});

it('takes no more than the maximum, but allows to deselect', () => {
  render(<ChipGroup label="Looking for" options={options} value={['woman']} max={1} onValueChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Men' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Women' }).disabled).toBe(false);
});
