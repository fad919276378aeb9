import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderBar } from './index.ts';

describeConformance('LanderBar', LanderBar, { slot: 'lander-bar', element: HTMLElement, props: { logo: 'Heartline' } });

it('has no link home on a partner page', () => {
  render(<LanderBar logo="Heartline" />);
  expect(screen.queryByRole('link')).toBeNull();
});
