import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { DiscountField, type DiscountFieldProps } from './index.ts';

const props: DiscountFieldProps = { label: 'Code', applyLabel: 'Apply', onApply: () => {} };
describeConformance('DiscountField', DiscountField, { slot: 'discount-field', element: HTMLFormElement, props });

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

it('[PAY-06] applies what was typed, trimmed, and nothing when there is nothing', async () => {
  const onApply = vi.fn<(code: string) => void>();
  render(<DiscountField {...props} onApply={onApply} />);
  await userEvent.type(field(), '   {Enter}');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.type(field(), 'spring10 {Enter}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith('spring10');
});

it('does not ask twice while it is being looked up', async () => {
  const onApply = vi.fn<(code: string) => void>();
  render(<DiscountField {...props} onApply={onApply} defaultValue="A" checking />);
  await userEvent.type(field(), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).not.toHaveBeenCalled();
});

it('keeps what was typed through a refusal, speaks it, and stops complaining once the code is changed', async () => {
  const { rerender } = render(<DiscountField {...props} />);
  await userEvent.type(field(), 'wrong{Enter}');
  rerender(<DiscountField {...props} error="Code not found" />);
  expect(field().value).toBe('wrong');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Code not found');
  await userEvent.type(field(), 'er');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('keeps what was typed beneath an applied code', async () => {
  const { rerender } = render(<DiscountField {...props} />);
  await userEvent.type(field(), 'spring10{Enter}');
  rerender(<DiscountField {...props} applied={{ code: 'SPRING10', text: '10% off' }} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('SPRING10 10% off');
  rerender(<DiscountField {...props} />);
  expect(field().value).toBe('spring10');
});

it('takes the focus from nobody when its state changes by itself', () => {
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
