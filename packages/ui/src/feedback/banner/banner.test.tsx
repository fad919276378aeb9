import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Banner } from './index.ts';

describeConformance('Banner', Banner, {
  slot: 'banner',
  element: HTMLElement,
  props: { label: 'Offer', children: '25 %' },
});

it('is a named region', () => {
  render(<Banner label="Offer">25 %</Banner>);
  expect(screen.getByRole('region', { name: 'Offer' }).textContent).toBe('25 %');
});
