import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PackageCard } from '../package-card/index.ts';
import { PackageOverview } from './index.ts';

describeConformance('PackageOverview', PackageOverview, {
  slot: 'package-overview',
  element: HTMLFieldSetElement,
  props: { label: 'Packages', onValueChange: () => {} },
});

const card = { creditsLabel: 'credits', priceText: '€10', perMessageText: '€0.10 per message' };

it('is one group of radio buttons', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <PackageOverview label="Packages" name="package" value="1" onValueChange={onValueChange}>
      <PackageCard {...card} value="1" creditsText="100" />
      <PackageCard {...card} value="2" creditsText="200" />
    </PackageOverview>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Packages' })).toBeDefined();
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, second?.checked, first?.name, second?.name]).toEqual([true, false, 'package', 'package']);
  await userEvent.click(screen.getByRole('radio', { name: /^200\s*credits/ }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
});
