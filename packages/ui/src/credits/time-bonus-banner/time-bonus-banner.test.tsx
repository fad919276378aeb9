import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TimeBonusBanner } from './index.ts';

describeConformance('TimeBonusBanner', TimeBonusBanner, {
  slot: 'time-bonus-banner',
  element: HTMLElement,
  props: { title: '25% off' },
});

it('has a close button only if it can be closed', () => {
  const { rerender } = render(<TimeBonusBanner title="25% off" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<TimeBonusBanner title="25% off" onDismiss={() => {}} dismissLabel="Not now" />);
  expect(screen.getByRole('button', { name: 'Not now' })).toBeDefined();
});

// @ts-expect-error a dismiss button without a name
export const nameless = <TimeBonusBanner title="25% off" onDismiss={() => {}} />;
