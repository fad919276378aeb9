import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { freeUser, never, newUser } from '../shared/testing/fixtures.ts';
import { CreditsScreen } from './index.ts';
import { bonus, discountedPackages, packages } from './testing.ts';

const meta = {
  title: 'Credits/Credits',
  component: CreditsScreen,
  parameters: { api: { credits: { packages: () => packages } } },
} satisfies Meta<typeof CreditsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /300/ }));
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/credits/package-300');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The chosen package and its price stay in view at any scroll position. */
export const ChosenPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (const [package_, sum] of [
      [/1,000/, '1,000 credits €59.99'],
      [/^100 /, '100 credits €8.99'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('radio', { name: package_ }));
      await expect(canvasElement.querySelector('[data-slot=order-foot-sum]')).toHaveTextContent(sum);
    }
    const { top, bottom } = canvas.getByRole('link', { name: 'Continue' }).getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};
export const FreeMember: Story = { parameters: { user: freeUser } };
export const WithTimeBonus: Story = {
  // The countdown runs; it is frozen in the stories of the banner.
  tags: ['no-picture'],
  parameters: {
    user: newUser,
    api: {
      credits: {
        packages: ({ code }: { code?: string }) => (code ? discountedPackages : packages),
        discountCode: () => ({ discountcode: bonus }),
      },
    },
  },
};
export const FromConversation: Story = {
  args: { returnTo: '/chats/chat-4' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /1,000/ }));
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/credits/package-1000?return_to=%2Fchats%2Fchat-4',
    );
  },
};
/** Payments are not set up on this site. */
export const Closed: Story = {
  parameters: { api: { credits: { packages: () => ({ ...packages, paymentsOpen: false }) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You can’t buy credits here yet' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /payment|Buy|Order/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Your transactions' })).toBeVisible();
  },
};
export const ClosedPhone: Story = { ...Closed, globals: { viewport: { value: 'phone' } } };
/** No package is preselected: pressing the button asks for one, beside the packages. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Continue' });
    await waitFor(() => expect(next).toBeEnabled());
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(next);
    await expect(canvas.getByRole('radiogroup', { name: 'Choose a package' })).toHaveAccessibleDescription(
      'Choose a package first.',
    );
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};
/** A code reduces all prices: that is said once, and the sum is the reduced one. */
export const WithCode: Story = {
  args: { code: 'SPRING25' },
  parameters: { api: { credits: { packages: () => discountedPackages } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^300/ }));
    await expect(canvas.getAllByText(/25\s?%/)).toHaveLength(1);
    await expect(canvas.getByText('These prices include your 25% discount.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=order-foot-sum]')).toHaveTextContent('300 credits €17.24');
  },
};
export const CodeForSomeMethods: Story = {
  args: { code: 'PAYPAL25' },
  parameters: {
    api: { credits: { packages: () => ({ ...discountedPackages, discountMethods: ['paypal'] as const }) } },
  },
};
export const Loading: Story = { parameters: { api: { credits: { packages: never } } } };
export const LoadingPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const LoadFailed: Story = {
  parameters: { api: { credits: { packages: () => Promise.reject(new NetworkError('offline')) } } },
};
