import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Checkbox } from './index.ts';

describeConformance('Checkbox', Checkbox, {
  slot: 'checkbox',
  control: 'checkbox-input',
  element: HTMLInputElement,
  props: { label: 'Agree' },
});

it('shows an indeterminate choice', () => {
  render(<Checkbox label="All" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).indeterminate).toBe(true);
});
