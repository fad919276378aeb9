import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { CounterBadge } from './index.ts';

describeConformance('CounterBadge', CounterBadge, {
  slot: 'counter-badge',
  element: HTMLSpanElement,
  props: { count: 3 },
});

it.each([
  [0, ''],
  [-1, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[NAV-03] shows %d as "%s"', (count, text) => {
  const { container } = render(<CounterBadge count={count} />);
  expect(container.textContent).toBe(text);
});
