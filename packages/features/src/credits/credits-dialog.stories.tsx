import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { freeUser, never, newUser, user } from '../shared/testing/fixtures.ts';
import { offline } from '../shared/testing/line.ts';
import { CreditsDialog } from './index.ts';
import { bonus, discountedPackages, fourPackages } from './testing.ts';

const meta = {
  title: 'Credits/Credits over a conversation',
  component: CreditsDialog,
  args: { open: true, onClose: fn(), returnTo: '/chats/chat-4', writing: true },
  parameters: { user: { ...user, credits: 4 }, api: { credits: { packages: () => fourPackages } } },
} satisfies Meta<typeof CreditsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const offers = async () => within(await screen.findByRole('list', { name: 'Choose a package' })).findAllByRole('link');

/** Three packages, none preselected or recommended, each with its price; all others are a press away, and so is the conversation. */
export const Full: Story = {
  play: async ({ args }) => {
    const links = await offers();
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [100, 300, 500].map((size) => `/credits/package-${size}?return_to=%2Fchats%2Fchat-4`),
    );
    await expect(screen.queryByText('Best value')).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Buy credits' })).toHaveAccessibleDescription(
      'A message costs 10 credits. You have 4 credits. What you’ve typed stays in the conversation.',
    );
    await expect(screen.getByRole('link', { name: 'All packages' })).toHaveAttribute(
      'href',
      '/credits?return_to=%2Fchats%2Fchat-4',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Everything is in view, within reach of the thumb. */
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await offers();
    const all = screen.getByRole('link', { name: 'All packages' }).getBoundingClientRect();
    await expect(all.bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const NothingWritten: Story = {
  args: { writing: false },
  play: async () => {
    await offers();
    await expect(screen.queryByText(/What you’ve typed/)).toBeNull();
  },
};
export const FreeMemberPhone: Story = { globals: phone, parameters: { user: { ...freeUser, credits: 0 } } };
/** The discount is mentioned once, and applies to the order. */
export const WithTimeBonus: Story = {
  parameters: {
    user: newUser,
    api: {
      credits: {
        packages: ({ code }: { code?: string }) => (code ? discountedPackages : fourPackages),
        discountCode: () => ({ discountcode: bonus }),
      },
    },
  },
  play: async () => {
    const [smallest] = await offers();
    await expect(smallest).toHaveTextContent('€6.74');
    await expect(smallest).toHaveAttribute('href', '/credits/package-100?return_to=%2Fchats%2Fchat-4&code=TIMEBONUS25');
    await expect(screen.getAllByText(/25\s?%/)).toHaveLength(1);
  },
};
export const GermanPhone: Story = { globals: { locale: 'de', ...phone } };
export const GermanLarge: Story = { globals: { locale: 'de', viewport: { value: 'xl' } } };
/** Payments are not set up on this site. */
export const Closed: Story = {
  parameters: { api: { credits: { packages: () => ({ ...fourPackages, paymentsOpen: false }) } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'You can’t buy credits here yet' })).toBeVisible();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Offline: Story = {
  beforeEach: offline,
  play: async () => {
    const told = await screen.findByText(/^You need a connection to buy/);
    await waitFor(() => expect(told).toBeVisible());
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
export const Loading: Story = { parameters: { api: { credits: { packages: never } } } };
export const LoadingPhone: Story = { ...Loading, globals: phone };
export const LoadFailed: Story = {
  parameters: { api: { credits: { packages: () => Promise.reject(new NetworkError('offline')) } } },
};
