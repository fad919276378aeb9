import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { never, user } from '../shared/testing/fixtures.ts';
import { ComplaintScreen } from './index.ts';
import { storyComplaint } from './testing.ts';

const send = fn(() => ({ complaint: storyComplaint() }));
const withSend = (call: () => unknown, viewer: typeof user | null = null) => ({
  user: viewer,
  api: { complaints: { send: call } },
});

const meta = {
  title: 'Complaints/Form',
  component: ComplaintScreen,
  parameters: withSend(send),
} satisfies Meta<typeof ComplaintScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What’s it about?' }), 'payment');
  await userEvent.type(canvas.getByRole('textbox', { name: /What happened/ }), 'I paid twice.');
  await userEvent.type(canvas.getByRole('textbox', { name: /Your e-mail address/ }), 'carla@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
};

export const Empty: Story = {};
export const EmptyGermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
/** The form asks for no address: the account has one. */
export const Member: Story = { parameters: withSend(send, user) };
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    await canvas.findByText('Choose what it’s about.');
    await expect(canvas.getByText('Tell us what happened.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('We’ve received your complaint')).toHaveFocus();
    await expect(context.canvas.getByText('7K2M-49QX-B3TW-0HNV')).toBeVisible();
  },
};
export const Sending: Story = { parameters: withSend(never), play: fill };
/** The typed text is still there. */
export const NotSent: Story = {
  parameters: withSend(() => Promise.reject(new NetworkError('offline'))),
  play: async (context) => {
    await fill(context);
    await context.canvas.findByRole('alert');
    await expect(context.canvas.getByRole('textbox', { name: /What happened/ })).toHaveValue('I paid twice.');
  },
};
export const TooMany: Story = {
  parameters: withSend(() => Promise.reject(new ApiError(429, { code: 'rate_limited' }, 3_600))),
  play: async (context) => {
    await fill(context);
    await context.canvas.findByRole('alert');
  },
};
