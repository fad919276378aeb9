import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { DirectDebitForm, type DirectDebitFormProps } from './index.ts';

const names = ['holder', 'iban', 'street', 'houseNumber', 'zip', 'city', 'phone'] as const;
const fields = Object.fromEntries(names.map((name) => [name, { label: name }])) as DirectDebitFormProps['fields'];
const props: DirectDebitFormProps = {
  fields,
  onDetails: () => {},
  detailsLabel: 'Next',
  mandate: 'Mandate',
  phone: {
    countryLabel: 'Country',
    country: 'NL',
    countries: [{ code: 'NL', name: 'NL', callingCode: '31', trunkPrefix: '0' }],
  },
  code: { label: 'Code', text: 'Sent', submitLabel: 'Pay', backLabel: 'Back', onBack: () => {}, onCode: () => {} },
};
describeConformance('DirectDebitForm', DirectDebitForm, {
  slot: 'direct-debit-form',
  element: HTMLFormElement,
  props,
});

it('[PAY-05] reports all seven fields as typed, trimmed', async () => {
  const onDetails = vi.fn<DirectDebitFormProps['onDetails']>();
  render(<DirectDebitForm {...props} onDetails={onDetails} />);
  const typed = {
    ...Object.fromEntries(names.map((name) => [name, ` ${name} `])),
    iban: 'nl91 abna 0417',
    phone: '06 12 34',
  };
  for (const [name, text] of Object.entries(typed)) await userEvent.type(screen.getByRole('textbox', { name }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onDetails).toHaveBeenCalledExactlyOnceWith({
    holder: 'holder',
    iban: 'NL91ABNA0417',
    street: 'street',
    houseNumber: 'houseNumber',
    zip: 'zip',
    city: 'city',
    phone: '+3161234',
  });
});

it('[PAY-05] submits neither step twice', async () => {
  const onDetails = vi.fn<DirectDebitFormProps['onDetails']>();
  const onCode = vi.fn<(code: string) => void>();
  const form = { ...props, onDetails, code: { ...props.code, onCode }, sending: true };
  const { rerender } = render(<DirectDebitForm {...form} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'holder' }), 'A{Enter}');
  rerender(<DirectDebitForm {...form} step="code" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '1{Enter}');
  expect([onDetails.mock.calls, onCode.mock.calls]).toEqual([[], []]);
  rerender(<DirectDebitForm {...form} step="code" sending={false} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '2{Enter}');
  expect(onCode).toHaveBeenCalledExactlyOnceWith('2');
});

it('moves the focus to the first invalid field, or to an invalid code', () => {
  const { rerender } = render(<DirectDebitForm {...props} />);
  rerender(<DirectDebitForm {...props} fields={{ ...fields, zip: { label: 'zip', error: 'Wrong' } }} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'zip' }));
  rerender(<DirectDebitForm {...props} step="code" code={{ ...props.code, error: 'Code invalid' }} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
});

it('keeps the typed details while the code is asked for', async () => {
  const { rerender } = render(<DirectDebitForm {...props} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'city' }), 'Utrecht');
  rerender(<DirectDebitForm {...props} step="code" />);
  expect(screen.queryByRole('textbox', { name: 'city' })).toBeNull();
  rerender(<DirectDebitForm {...props} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'city' }).value).toBe('Utrecht');
});
