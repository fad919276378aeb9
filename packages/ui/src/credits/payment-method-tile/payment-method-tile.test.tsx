import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PaymentLogo, PaymentMethodGroup, PaymentMethodTile } from './index.ts';
import { paymentMarks } from './payment-marks.ts';

describeConformance('PaymentMethodTile', PaymentMethodTile, {
  slot: 'payment-method-tile',
  element: HTMLLabelElement,
  props: { method: 'ideal', name: 'iDEAL' },
});

it('cannot be chosen once it is retired, even with a link', () => {
  render(<PaymentMethodTile method="giropay" name="giropay" href="/pay" selected retiredNote="No longer offered" />);
  expect(screen.queryByRole('link')).toBeNull();
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /No longer offered/ });
  expect([radio.disabled, radio.checked]).toEqual([true, false]);
});

it('tells its group the method', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <PaymentMethodGroup label="Pay with" onValueChange={onValueChange}>
      <PaymentMethodTile method="ideal" name="iDEAL" />
      <PaymentMethodTile method="something-new" name="Something new" />
    </PaymentMethodGroup>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Something new' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('something-new');
});

it('has a mark of its own for each method that is drawn, and for one that is not', () => {
  const drawn = [...Object.keys(paymentMarks), 'unknown', 'unlike'].map((method) => {
    const { container, unmount } = render(<PaymentLogo method={method} />);
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  });
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('draws the second name of a method that changes its own', () => {
  render(<PaymentLogo method="ideal" />);
  expect(document.querySelector('[data-slot="payment-logo"]')?.textContent).toBe('iDW');
});
