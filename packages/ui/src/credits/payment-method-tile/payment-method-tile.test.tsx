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

it('cannot be chosen once it is retired, even as a link', () => {
  render(<PaymentMethodTile method="giropay" name="giropay" href="/pay" selected retiredNote="No longer offered" />);
  expect(screen.queryByRole('link')).toBeNull();
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /No longer offered/ });
  expect([radio.disabled, radio.checked]).toEqual([true, false]);
});

it('reports the method to its group', async () => {
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

it('shows a different mark for each known method, and one for an unknown method', () => {
  const drawn = [...Object.keys(paymentMarks), 'unknown', 'unlike'].map((method) => {
    const { container, unmount } = render(<PaymentLogo method={method} />);
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  });
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('shows the second name of a method that is being renamed', () => {
  render(<PaymentLogo method="ideal" />);
  expect(document.querySelector('[data-slot="payment-logo"]')?.textContent).toBe('iDW');
});
