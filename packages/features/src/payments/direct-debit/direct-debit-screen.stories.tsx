import { ApiError, type FieldErrorCode, type Payment } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { never } from '../../shared/testing/fixtures.ts';
import { DirectDebitScreen } from '../index.ts';
import type { DebitTerms } from './direct-debit.queries.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const prices = (change: object = {}) => ({
  packages: [
    {
      id: 'credits-250',
      credits: 250,
      price: eur(2999),
      pricePerMessage: eur(120),
      discountedPrice: null,
      discountPercentage: null,
      bestValue: false,
      ...change,
    },
  ],
  country: 'DE',
  currency: 'EUR',
  messageCredits: 10,
  paymentsOpen: true,
  discountMethods: [],
});
const terms = (state: DebitTerms['state'] = 'open'): DebitTerms => ({
  state,
  creditor: {
    name: 'Heartline Media B.V.',
    address: 'Voorbeeldkade 12, 1011 AA Amsterdam',
    id: 'NL70ZZZ000000010000',
  },
  collectOn: '2026-11-27',
  phoneCountries: [
    { code: 'AT', callingCode: '43', trunkPrefix: '0' },
    { code: 'DE', callingCode: '49', trunkPrefix: '0' },
    { code: 'ES', callingCode: '34' },
    { code: 'NL', callingCode: '31', trunkPrefix: '0' },
  ],
});
const confirmation = {
  id: 'confirmation-1',
  reference: 'HL7F3A91C20B5D4E68',
  minutes: 10,
  // Running seconds would change the picture.
  resendAfter: 0,
  phoneEnd: '67',
};
const payment: Payment = {
  id: 'payment-1',
  state: 'pending',
  packageId: 'credits-250',
  credits: 250,
  total: eur(2999),
  method: 'sdd',
  kind: 'debit',
  transfer: null,
  payUrl: null,
  createdAt: '2026-11-25T12:00:00.000Z',
  returnTo: null,
};
const wrong = (fields: Record<string, FieldErrorCode>) =>
  new ApiError(400, {
    code: 'validation_failed',
    fields: Object.entries(fields).map(([name, code]) => ({ name, code })),
  });
const debitCode = fn((_details: object): Promise<object> => Promise.resolve({ confirmation }));
const confirmDebit = fn((_code: object): Promise<object> => Promise.resolve({ payment }));
const calls = (change: object = {}, answer: DebitTerms | null = terms()) => ({
  api: {
    credits: { packages: () => prices() },
    payments: { debit: () => ({ directDebit: answer }), debitCode, confirmDebit, ...change },
  },
});

const meta = {
  title: 'Payments/DirectDebit',
  component: DirectDebitScreen,
  args: { packageId: 'credits-250', onPayment: fn() },
  parameters: calls(),
} satisfies Meta<typeof DirectDebitScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: ReturnType<typeof within>, labels: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(labels))
    await userEvent.type(await canvas.findByRole('textbox', { name: label }), text);
}
const typed = {
  'Account holder': 'Sanne de Vries',
  IBAN: 'DE89370400440532013000',
  Street: 'Lange Straße',
  Number: '12a',
  Postcode: '04109',
  City: 'Leipzig',
  'Mobile number': '0151 71234567',
};
const typedInGerman = {
  'Kontoinhaber/in': 'Sanne de Vries',
  IBAN: 'DE89370400440532013000',
  Straße: 'Lange Straße',
  'Nr.': '12a',
  PLZ: '04109',
  Ort: 'Leipzig',
  Handynummer: '0151 71234567',
};

export const Empty: Story = {};
/** The typed details, the code, and the order. */
export const Full: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas, typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the code' }));
    await expect(debitCode).toHaveBeenLastCalledWith(
      expect.objectContaining({ iban: 'DE89370400440532013000', phone: '+4915171234567', houseNumber: '12a' }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the text message' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay €29.99' }));
    await waitFor(() => expect(args.onPayment).toHaveBeenCalledWith('payment-1'));
    await expect(confirmDebit).toHaveBeenLastCalledWith({ confirmation: 'confirmation-1', otp: '123456' });
  },
};
/** Each error stands at its field, and typed text stays. */
export const WithErrors: Story = {
  parameters: calls({
    debitCode: () => Promise.reject(wrong({ iban: 'invalid', phone: 'invalid', city: 'required' })),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, { ...typed, IBAN: 'DE89370400440532013001', City: ' ', 'Mobile number': '12' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the code' }));
    await canvas.findByText('This IBAN has a typo. Compare it with your bank card.');
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE89 3704 0044 0532 0130 01');
    await expect(canvas.getByRole('textbox', { name: 'Account holder' })).toHaveValue('Sanne de Vries');
  },
};
export const CodeInvalid: Story = {
  parameters: calls({ confirmDebit: () => Promise.reject(wrong({ otp: 'invalid' })) }),
  play: async ({ canvas }) => {
    await fillIn(canvas, typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the code' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the text message' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay €29.99' }));
    await canvas.findByText('Code invalid');
    await expect(canvas.getByRole('button', { name: 'Send another code' })).toBeEnabled();
  },
};
export const SmsNotSent: Story = {
  parameters: calls({
    debitCode: () => Promise.reject(new ApiError(503, { code: 'payment_unavailable' }, 60)),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the code' }));
    await canvas.findByText('The text message couldn’t be sent.', { exact: false });
  },
};
export const Blocked: Story = { parameters: calls({}, terms('blocked')) };
export const LimitReached: Story = { parameters: calls({}, terms('limit_reached')) };
export const NotOffered: Story = { parameters: calls({}, null) };
export const NoPackage: Story = { args: { packageId: undefined } };
export const Loading: Story = { parameters: calls({ debit: never }) };
export const LoadingFailed: Story = {
  parameters: calls({ debit: () => Promise.reject(new ApiError(500, { code: 'internal' })) }),
};
export const GermanPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Code anfordern' });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const GermanPhoneCode: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fillIn(canvas, typedInGerman);
    await userEvent.click(canvas.getByRole('button', { name: 'Code anfordern' }));
    await canvas.findByRole('textbox', { name: 'Code aus der SMS' });
  },
};
export const GermanPhoneBlocked: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: calls({}, terms('blocked')),
};
