import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { localStore } from '../shared/index.ts';
import { newUser } from '../shared/testing/fixtures.ts';
import { AlertsHeader } from './alerts-header.tsx';

const resendActivation = fn(() => ({}));

const meta = {
  title: 'Site/Notices',
  component: AlertsHeader,
  args: { page: 'members' },
  parameters: { layout: 'fullscreen', user: newUser, api: { signup: { resendActivation } } },
  beforeEach: () => localStore.remove('heartline.dismissed'),
} satisfies Meta<typeof AlertsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewMember: Story = {};
export const ReminderAsModal: Story = { args: { reminderAsModal: true }, globals: { viewport: { value: 'phone' } } };
export const OnProfile: Story = { args: { page: 'profile' } };
export const PhotoDismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Show your face')).toBeNull();
    await expect(localStore.read('heartline.dismissed')).toEqual({ photo: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  },
};
export const SentAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(resendActivation).toHaveBeenCalled());
    await canvas.findByText(/sent the link again/);
  },
};
/** Above the list of conversations: one line, of what matters most. */
export const Slim: Story = {
  args: { page: 'chats', slim: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please confirm your e-mail address' })).toBeVisible();
    await expect(canvas.queryByText('Show your face')).toBeNull();
  },
};
export const SlimPhoto: Story = {
  ...Slim,
  parameters: { user: { ...newUser, status: 'active' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
  },
};
