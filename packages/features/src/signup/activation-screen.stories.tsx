import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { never, newUser } from '../shared/testing/fixtures.ts';
import { ActivationScreen } from './activation-screen.tsx';

const activate = fn(() => ({}));
const link = (state: 'open' | 'done' | 'expired') => ({
  api: { signup: { checkActivation: () => ({ email: 'sam@example.com', state }), activate } },
});
const refused = (error: Error) => ({
  api: {
    signup: {
      checkActivation: () => {
        throw error;
      },
    },
  },
});

const meta = {
  title: 'Signup/Mailed link',
  component: ActivationScreen,
  args: { token: 'a-token-of-stories', onDone: fn() },
  parameters: { user: null, ...link('open') },
  beforeEach: () => void activate.mockClear(),
} satisfies Meta<typeof ActivationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Looking changes nothing; the press does. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: 'Confirm my e-mail address' });
    await expect(activate).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(activate).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = { parameters: { api: { signup: { checkActivation: never } } } };
export const LoadFailed: Story = { parameters: refused(new NetworkError()) };
export const PressedBefore: Story = {
  parameters: link('done'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’ve already confirmed your e-mail address' });
  },
};
export const TooOld: Story = {
  parameters: link('expired'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link is too old' });
  },
};
export const OfAnotherAccount: Story = {
  parameters: { ...refused(new ApiError(403, { code: 'forbidden' })), user: newUser },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link belongs to another account' });
  },
};
