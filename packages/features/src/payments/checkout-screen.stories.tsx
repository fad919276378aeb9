import {
  ApiError,
  NetworkError,
  paymentMethods,
  type CreditPackage,
  type DiscountCode,
  type Payment,
  type PaymentMethod,
  type PaymentMethodOffer,
} from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { never, newUser } from '../shared/testing/fixtures.ts';
import { CheckoutScreen } from './index.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const offer = (change: Partial<CreditPackage> = {}): CreditPackage => ({
  id: 'package-300',
  credits: 300,
  price: eur(2299),
  pricePerMessage: eur(77),
  discountedPrice: null,
  discountPercentage: null,
  bestValue: false,
  ...change,
});
const prices = (item = offer(), discountMethods: PaymentMethod[] = []) => ({
  packages: [item],
  country: 'NL',
  currency: 'EUR',
  messageCredits: 10,
  paymentsOpen: true,
  discountMethods,
});
/** In the order of the server for the Netherlands: the most used there first. */
const methods = [
  ['ideal', 'redirect'],
  ['paypal', 'wallet'],
  ['applepay', 'wallet'],
  ['creditcard', 'card'],
  ['visa', 'card'],
  ['mastercard', 'card'],
  ['maestro', 'card'],
  ['paysafecard', 'voucher'],
  ['sct', 'transfer'],
] as const;
const offers = [
  ...methods.map(([id, kind]) => ({ id, kind, available: true, retired: false })),
  { id: 'sofort' as const, kind: 'redirect' as const, available: false, retired: true },
];
const payment: Payment = {
  id: 'payment-1',
  state: 'loading',
  packageId: 'package-300',
  credits: 300,
  total: eur(2299),
  method: 'ideal',
  kind: 'redirect',
  transfer: null,
  payUrl: 'https://pay.example/payment-1',
  createdAt: '2026-11-21T12:00:00.000Z',
  returnTo: null,
};
const discount: DiscountCode = {
  code: 'TIMEBONUS25',
  country: null,
  userId: null,
  expires: null,
  valuePercentage: 10,
  currency: null,
  minimumOrderValue: 0,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
};
const create = fn((_order: object) => ({ payment }));
const calls = {
  credits: { packages: () => prices() },
  payments: { methods: () => ({ paymentsOpen: true, methods: offers }), create },
};
const refused = (error: Error) => ({
  api: { ...calls, payments: { ...calls.payments, create: () => Promise.reject(error) } },
});

const meta = {
  title: 'Payments/Checkout',
  component: CheckoutScreen,
  args: { packageId: 'package-300', onRedirect: fn(), onPayment: fn(), onMethodChange: fn() },
  parameters: { api: calls },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { method: 'ideal' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /PayPal/ }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('paypal');
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay €22.99' }));
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith('https://pay.example/payment-1'));
  },
};
/** The order stands first; its sum and the button stay in view, even while the first method is. */
export const Phone: Story = {
  args: { method: 'ideal' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const pay = await canvas.findByRole('button', { name: 'Order and pay €22.99' });
    const { bottom } = pay.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvasElement.querySelector('[data-slot=order-foot-sum]')).toHaveTextContent('300 credits €22.99');
    const order = canvas.getByRole('region', { name: 'Your order' }).getBoundingClientRect();
    const group = canvas.getByRole('radiogroup', { name: 'How do you want to pay?' }).getBoundingClientRect();
    await expect(order.bottom).toBeLessThan(group.top);
  },
};
export const PhoneWithDiscount: Story = {
  args: { code: 'SPRING25', method: 'ideal' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    api: {
      ...calls,
      credits: { packages: () => prices(offer({ discountedPrice: eur(1724), discountPercentage: 25 })) },
    },
  },
};
export const German: Story = { args: { method: 'ideal' }, globals: { locale: 'de' } };
export const WithDiscount: Story = {
  args: { code: 'SPRING25', method: 'ideal' },
  parameters: {
    api: {
      ...calls,
      credits: { packages: () => prices(offer({ discountedPrice: eur(1724), discountPercentage: 25 })) },
    },
  },
  // Mentioned once, as a line of the order; its code can be removed.
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/25%/)).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Discount code' })).toHaveTextContent('SPRING25');
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};
const codes: Record<string, Partial<DiscountCode>> = {
  SPRING10: {},
  PAYPAL10: { paymentmethods: ['paypal', 'applepay'] },
  BIG10: { minimumOrderValue: 5000 },
};
const withCodes = {
  api: {
    ...calls,
    credits: {
      packages: ({ code }: { code?: string }) =>
        prices(
          code !== undefined && codes[code] && !codes[code].minimumOrderValue
            ? offer({ discountedPrice: eur(2069), discountPercentage: 10 })
            : offer(),
          codes[code ?? '']?.paymentmethods,
        ),
      discountCode: ({ code = '' }: { code?: string }) => {
        const found = codes[code.toUpperCase()];
        if (!found) throw new ApiError(404, { code: code === 'USED' ? 'code_used' : 'code_not_found' });
        return { discountcode: { ...discount, code: code.toUpperCase(), ...found } };
      },
    },
  },
};
/** Replaces the text of the field by a code, and applies it. */
const applyCode = async (field: HTMLElement, code: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
};
/** A wrong code, a used one, one for larger orders, a valid one, and then none. */
export const TypesACode: Story = {
  parameters: withCodes,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do you have a discount code?' }));
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    for (const [code, refusal] of [
      ['SPRNG', 'Code not found'],
      ['USED', 'Code already used'],
      ['BIG10', 'This code is for orders of €50.00 or more.'],
    ] as const) {
      await applyCode(field, code);
      await waitFor(() => expect(field).toHaveAccessibleDescription(refusal));
      await expect(field).toHaveValue(code);
    }
    await applyCode(field, 'spring10');
    await canvas.findByRole('button', { name: 'Order and pay €20.69' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await canvas.findByRole('button', { name: 'Order and pay €22.99' });
    await expect(canvas.getByRole('textbox', { name: 'Discount code' })).toHaveValue('spring10');
  },
};
/** A code for some methods applies to these only, and says so before the order. */
export const CodeForSomeMethods: Story = {
  args: { method: 'ideal' },
  parameters: withCodes,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do you have a discount code?' }));
    await applyCode(canvas.getByRole('textbox', { name: 'Discount code' }), 'paypal10');
    await canvas.findAllByText('This discount applies when you pay with: PayPal or Apple Pay.');
    await canvas.findByRole('button', { name: 'Order and pay €22.99' });
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/ }));
    await canvas.findByRole('button', { name: 'Order and pay €20.69' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }));
    await canvas.findByRole('button', { name: 'Order and pay €22.99' });
  },
};
/** No method is preselected: pressing the button asks for one, beside the methods. */
export const NoMethodChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay €22.99' }));
    const group = canvas.getByRole('radiogroup', { name: 'How do you want to pay?' });
    await expect(group).toHaveAccessibleDescription('Choose how you want to pay.');
    await expect(canvas.getByRole('radio', { name: 'iDEAL | Wero' })).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(create).not.toHaveBeenCalled();
  },
};
/** One tile for cards, with the marks of its networks. A link to a network chooses the tile, and orders with that network. */
export const CardOfALink: Story = {
  args: { method: 'visa' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Card Visa Mastercard Maestro' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay €22.99' }));
    await waitFor(() => expect(create.mock.lastCall?.[0]).toMatchObject({ method: 'visa' }));
  },
};
/** Where the browser has Apple Pay it comes first; elsewhere it is shown only if the link asked for it. */
export const ApplePay: Story = {
  args: { method: 'applepay' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Apple Pay' })).toBeChecked();
    // After the methods most used in this country.
    await expect(canvas.getAllByRole('radio')[2]).toBe(canvas.getByRole('radio', { name: 'Apple Pay' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Apple Pay' })).toBeNull());
  },
};
/** A code for one network of cards: its price differs, so it has a tile of its own. */
export const CodeForOneCard: Story = {
  args: { code: 'VISA10', method: 'visa' },
  parameters: {
    api: {
      ...calls,
      credits: {
        packages: () => prices(offer({ discountedPrice: eur(2069), discountPercentage: 10 }), ['visa']),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa' })).toBeChecked();
    await canvas.findByRole('button', { name: 'Order and pay €20.69' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Card Mastercard Maestro' }));
    await canvas.findByRole('button', { name: 'Order and pay €22.99' });
  },
};
/** Links to methods that cannot be chosen: discontinued, of other countries, unknown. */
export const MethodEnded: Story = {
  args: { method: 'sofort' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Sofort is no longer offered by its provider/);
    await expect(canvas.queryByRole('radio', { name: /Sofort/ })).toBeNull();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};
export const MethodOfOtherCountries: Story = {
  args: { method: 'swish' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Swish isn’t offered in your country/);
  },
};
export const MethodNeverKnown: Story = {
  args: { method: 'beads' },
  play: async ({ canvas }) => {
    await canvas.findByText(/a payment method we don’t know/);
  },
};
const kinds = new Map<PaymentMethod, PaymentMethodOffer['kind']>([...methods, ['sdd', 'debit'], ['blik', 'app']]);
export const AllMethods: Story = {
  // All but two discontinued ones, the networks of the card's tile, and Apple Pay, which this browser lacks.
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(paymentMethods.length - 6);
  },
  parameters: {
    api: {
      ...calls,
      payments: {
        methods: () => ({
          paymentsOpen: true,
          methods: paymentMethods.map((id) => ({
            id,
            kind: kinds.get(id) ?? 'redirect',
            available: id !== 'giropay' && id !== 'sofort',
            retired: id === 'giropay' || id === 'sofort',
          })),
        }),
      },
    },
  },
};
export const Ordering: Story = {
  args: { method: 'ideal' },
  parameters: { api: { payments: { create: never } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay €22.99' }));
  },
};
const order: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay €22.99' }));
  await canvas.findByRole('alert');
};
export const PriceChanged: Story = {
  args: { method: 'ideal' },
  parameters: refused(new ApiError(409, { code: 'conflict' })),
  play: order,
};
export const ProviderDown: Story = {
  args: { method: 'ideal' },
  parameters: refused(new ApiError(503, { code: 'payment_unavailable' })),
  play: order,
};
export const Offline: Story = {
  args: { method: 'ideal' },
  parameters: refused(new NetworkError('offline')),
  play: order,
};
export const NoMethods: Story = {
  parameters: { api: { ...calls, payments: { methods: () => ({ paymentsOpen: true, methods: [] }) } } },
};
/** Payments are not set up on this site: the page asks for nothing and shows no methods. */
export const Closed: Story = {
  args: { returnTo: '/chats/chat-4' },
  parameters: {
    api: {
      credits: { packages: () => ({ ...prices(), paymentsOpen: false }) },
      payments: { methods: () => ({ paymentsOpen: false, methods: [] }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You can’t buy credits here yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/chats/chat-4');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const UnknownPackage: Story = { args: { packageId: 'package-0' } };
const asked = fn(({ code }: { code?: string }) =>
  prices(code === undefined ? offer() : offer({ discountedPrice: eur(1724), discountPercentage: 25 })),
);
/** With a time bonus the first price shown includes it: no price changes while the member chooses. It stands there by name. */
export const WithTimeBonus: Story = {
  args: { method: 'ideal' },
  parameters: {
    user: newUser,
    api: { ...calls, credits: { packages: asked, discountCode: () => ({ discountcode: discount }) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Order and pay €17.24' })).toBeInTheDocument();
    await expect(asked.mock.calls.map(([{ code }]) => code)).toEqual([discount.code]);
    const field = canvas.getByRole('group', { name: 'Discount code' });
    await expect(field).toHaveTextContent('Welcome discount');
    await expect(field).not.toHaveTextContent(discount.code);
  },
};
export const Loading: Story = { parameters: { api: { credits: { packages: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { ...calls, credits: { packages: () => Promise.reject(new NetworkError('offline')) } } },
};
