import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { localStore } from '../shared/index.ts';
import { newUser } from '../shared/testing/fixtures.ts';
import { AlertsHeader, PushAlert } from './alerts-header.tsx';

const resendActivation = fn(() => ({}));
const switchOn = fn();

const meta = {
  title: 'Site/Notices',
  component: AlertsHeader,
  args: { page: 'members' },
  parameters: { layout: 'fullscreen', user: newUser, api: { signup: { resendActivation } } },
  beforeEach: () => localStore.remove('heartline.dismissed'),
} satisfies Meta<typeof AlertsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member with neither a confirmed address nor a photo sees the most important notice. */
export const NewMember: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Confirm your e-mail' })).toBeVisible();
    await expect(canvas.queryByText('Show your face')).toBeNull();
  },
};
export const NewMemberOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notices' }).clientHeight).toBeLessThanOrEqual(56);
  },
};
export const ReminderAsModal: Story = { args: { reminderAsModal: true }, globals: { viewport: { value: 'phone' } } };
export const SentAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(resendActivation).toHaveBeenCalled());
    await canvas.findByText(/sent the link again/);
  },
};
const stopped = (reason: 'bounce' | 'complaint' | 'unsubscribe') => ({
  user: { ...newUser, status: 'active', notificationsDisabled: [{ kind: 'like', reason }] },
});
/** Mails were switched off: the reason and the link to the switch come before the photo (ALT-03). */
export const MailsCameBack: Story = {
  parameters: stopped('bounce'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Switch on' })).toHaveAttribute('href', '/notifications');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('An e-mail came back')).toBeNull();
    await expect(canvas.getByText('Show your face')).toBeVisible();
  },
};
export const MailsReported: Story = { parameters: stopped('complaint') };
export const MailsUnsubscribed: Story = { parameters: stopped('unsubscribe') };
export const MailsOffOnPhone: Story = {
  parameters: stopped('bounce'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notices' }).clientHeight).toBeLessThanOrEqual(56);
  },
};
export const MailsOffOnPhoneInGerman: Story = {
  parameters: stopped('unsubscribe'),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const WithoutPhoto: Story = {
  parameters: { user: { ...newUser, status: 'active' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
  },
};
export const WithoutPhotoOnPhone: Story = { ...WithoutPhoto, globals: { viewport: { value: 'phone' } } };
/** The less important notice appears only then. */
export const PhotoDismissed: Story = {
  ...WithoutPhoto,
  args: { children: <p>Something else</p> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Something else')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Show your face')).toBeNull();
    await expect(canvas.getByText('Something else')).toBeVisible();
    await expect(localStore.read('heartline.dismissed')).toEqual({ photo: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  },
};
/** Notifications are offered beside the conversations; the browser asks only after the press. */
export const NotificationsOffered: Story = {
  render: () => <PushAlert pending={false} onSwitch={switchOn} onDismiss={fn()} />,
  play: async ({ canvas, userEvent }) => {
    switchOn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await waitFor(() => expect(switchOn).toHaveBeenCalledOnce());
  },
};
export const NotificationsOfferedOnPhone: Story = {
  ...NotificationsOffered,
  globals: { viewport: { value: 'phone' } },
};
/** Nothing interrupts members there. */
export const OnProfile: Story = {
  args: { page: 'profile' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
