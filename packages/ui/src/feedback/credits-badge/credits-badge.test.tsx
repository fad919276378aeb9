import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { CreditsBadge } from './index.ts';

describeConformance('CreditsBadge', CreditsBadge, {
  slot: 'credits-badge',
  element: HTMLSpanElement,
  props: { credits: 3 },
});

it.each([
  [11, undefined],
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('[NAV-03] %d credits: %s', (credits, tone) => {
  const { container } = render(<CreditsBadge credits={credits} />);
  expect(container.querySelector<HTMLElement>('[data-slot="credits-badge"]')?.dataset['tone']).toBe(tone);
});
