import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PackageCard } from './index.ts';

describeConformance('PackageCard', PackageCard, {
  slot: 'package-card',
  element: HTMLLabelElement,
  props: {
    value: '1',
    creditsText: '100',
    creditsLabel: 'credits',
    priceText: '€27.99',
    perMessageText: '€0.28 per message',
  },
});

const card = {
  value: '1',
  creditsText: '100',
  creditsLabel: 'credits',
  priceText: '€27.99',
  perMessageText: '€0.28 per message',
};

it('is a link outside a group', () => {
  render(<PackageCard {...card} href="/credits/1" />);
  const link = screen.getByRole('link', { name: /^100\s*credits.*€27.99.*€0.28 per message$/ });
  expect(link.getAttribute('href')).toBe('/credits/1');
});

it('announces the old price as such', () => {
  render(<PackageCard {...card} href="/credits/1" strikePriceText="€35" strikePriceLabel="instead of" />);
  expect(screen.getByText('€35').tagName).toBe('S');
  expect(screen.getByText('instead of')).toBeDefined();
});
