import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { DiscountField, type DiscountFieldProps } from './index.ts';

const props: DiscountFieldProps = { label: 'Code', applyLabel: 'Apply', onApply: () => {} };
describeConformance('DiscountField', DiscountField, { slot: 'discount-field', element: HTMLFormElement, props });

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

it('[PAY-06] applies the typed code, trimmed, but no empty one', async () => {
  const onApply = vi.fn<(code: string) => void>();
  render(<DiscountField {...props} onApply={onApply} />);
  await userEvent.type(field(), '   {Enter}');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.type(field(), 'spring10 {Enter}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith('spring10');
});

it('does not ask twice while the code is being checked', async () => {
  const onApply = vi.fn<(code: string) => void>();
  render(<DiscountField {...props} onApply={onApply} defaultValue="A" checking />);
  await userEvent.type(field(), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).not.toHaveBeenCalled();
});

it('keeps a refused code, announces the error, and clears it once the code is changed', async () => {
  const { rerender } = render(<DiscountField {...props} />);
  await userEvent.type(field(), 'wrong{Enter}');
  rerender(<DiscountField {...props} error="Code not found" />);
  expect(field().value).toBe('wrong');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Code not found');
  await userEvent.type(field(), 'er');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('keeps the typed code beneath an applied one', async () => {
  const { rerender } = render(<DiscountField {...props} />);
  await userEvent.type(field(), 'spring10{Enter}');
  rerender(<DiscountField {...props} applied={{ code: 'SPRING10', text: '10% off' }} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('SPRING10 10% off');
  rerender(<DiscountField {...props} />);
  expect(field().value).toBe('spring10');
});

it('does not move the focus when its state changes by itself', () => {
  const show = (applied?: { code: string }) => (
    <>
      <button type="button">elsewhere</button>
      <DiscountField {...props} applied={applied} />
    </>
  );
  const { rerender } = render(show());
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  rerender(show({ code: 'A' }));
  rerender(show());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'elsewhere' }));
});
