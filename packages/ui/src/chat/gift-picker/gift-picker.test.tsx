import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { GiftPicker } from './index.ts';

describeConformance('GiftPicker', GiftPicker, {
  slot: 'gift-picker',
  element: HTMLFormElement,
  props: { label: 'Gifts', gifts: [], onSend: () => {}, sendLabel: () => 'Send' },
});

const gifts = [
  { id: 'rose', name: 'Rose', priceText: '5 credits' },
  { id: 'ring', name: 'Ring', priceText: '50 credits', disabled: true },
];

it('sends only a chosen and affordable gift', async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(<GiftPicker label="Gifts" gifts={gifts} onSend={onSend} sendLabel={(gift) => `Send ${gift?.name ?? ''}`} />);
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Ring/ }));
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Rose/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send Rose' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('rose');
});

it('does not send twice while it is sending', async () => {
  const onSend = vi.fn<(value: string) => void>();
  render(
    <GiftPicker label="Gifts" gifts={gifts} defaultGiftId="rose" sending onSend={onSend} sendLabel={() => 'Send'} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
});
