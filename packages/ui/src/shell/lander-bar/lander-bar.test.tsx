import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderBar } from './index.ts';

describeConformance('LanderBar', LanderBar, { slot: 'lander-bar', element: HTMLElement, props: { logo: 'Heartline' } });

it('a lander on a partner page has no link home', () => {
  render(<LanderBar logo="Heartline" />);
  expect(screen.queryByRole('link')).toBeNull();
});
