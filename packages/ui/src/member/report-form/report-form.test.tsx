import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ReportForm, ReportReceipt, type ReportValues } from './index.ts';

afterEach(cleanup);
const form = {
  categoryLabel: 'What’s wrong?',
  categories: [
    { value: 'fake', label: 'Fake' },
    { value: 'other', label: 'Other', needsText: true },
  ],
  categoryMissing: 'Choose one',
  textLabel: 'What happened?',
  textMissing: 'Say what happened',
  submitLabel: 'Send',
  onSubmit: () => {},
};
const receipt = { title: 'Thank you', referenceLabel: 'Number', reference: 'R-1' };

describeConformance('ReportForm', ReportForm, { slot: 'report-form', element: HTMLFormElement, props: form });
describeConformance('ReportReceipt', ReportReceipt, {
  slot: 'report-receipt',
  element: HTMLDivElement,
  props: receipt,
});

it('submits the reason, the trimmed text, and whether to block', async () => {
  const send = vi.fn<(values: ReportValues) => void>();
  render(<ReportForm {...form} blockLabel="Also block" onSubmit={send} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.type(screen.getByRole('textbox'), '  rude  ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Also block' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ category: 'other', text: 'rude', block: true });
});

it('requires a text only for some reasons, and does not submit twice', async () => {
  const send = vi.fn<(values: ReportValues) => void>();
  const { rerender } = render(<ReportForm {...form} onSubmit={send} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Say what happened')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Fake' }));
  expect(screen.queryByText('Say what happened')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
  rerender(<ReportForm {...form} onSubmit={send} sending />);
  screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).form?.requestSubmit();
  expect(send).toHaveBeenCalledOnce();
});

it('gives its place and the focus to the receipt', () => {
  const { rerender } = render(<ReportForm {...form} />);
  rerender(<ReportForm {...form} receipt={receipt} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you' }));
  expect(screen.getByText('R-1')).toBeDefined();
});
