import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Progress } from './index.ts';

describeConformance('Progress', Progress, {
  slot: 'progress',
  element: HTMLProgressElement,
  props: { label: 'Profile', value: 40 },
});

it('never exceeds its range', () => {
  const { rerender } = render(<Progress label="Profile" value={140} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Profile' });
  expect(bar.value).toBe(100);
  rerender(<Progress label="Profile" value={-1} />);
  expect(bar.value).toBe(0);
});
