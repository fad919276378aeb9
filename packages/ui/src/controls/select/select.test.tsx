import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Select } from './index.ts';

describeConformance('Select', Select, {
  slot: 'select',
  control: 'select-input',
  element: HTMLSelectElement,
  props: { label: 'Country', options: [{ value: 'de', label: 'Germany' }] },
});

it('starts with no choice if it has a placeholder', () => {
  render(<Select label="Country" placeholder="Choose" options={[{ value: 'de', label: 'Germany' }]} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('');
});
