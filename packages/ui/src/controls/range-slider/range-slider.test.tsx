import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { RangeSlider } from './index.ts';

const props = {
  label: 'Age',
  thumbLabels: ['Youngest', 'Oldest'] as const,
  valueText: '25 to 40',
  value: [25, 40] as const,
  min: 18,
  max: 99,
};
describeConformance('RangeSlider', RangeSlider, {
  slot: 'range-slider',
  control: 'range-slider-track',
  element: HTMLSpanElement,
  props: { ...props, onValueChange: () => {} },
});

it('names both thumbs and moves them to the ends by keyboard', async () => {
  const change = vi.fn<(range: readonly [number, number]) => void>();
  render(<RangeSlider {...props} onValueChange={change} />);
  screen.getByRole('slider', { name: 'Oldest' }).focus();
  await userEvent.keyboard('{End}');
  expect(change).toHaveBeenLastCalledWith([25, 99]);
  screen.getByRole('slider', { name: 'Youngest' }).focus();
  await userEvent.keyboard('{Home}');
  expect(change).toHaveBeenLastCalledWith([18, 40]);
});

it('announces a text besides the number if there is one', () => {
  render(<RangeSlider {...props} onValueChange={() => {}} thumbText={(age) => `${age} years`} />);
  expect(screen.getByRole('slider', { name: 'Oldest' }).getAttribute('aria-valuetext')).toBe('40 years');
});
