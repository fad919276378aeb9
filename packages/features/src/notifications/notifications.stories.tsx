import { NetworkError, mailKinds } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { NotificationsScreen } from './index.ts';
import type { MailChoice, Notifications } from './notifications.queries.ts';

const example = (subject: string, text: string) => ({ subject, text });
const examples: Partial<Record<MailChoice['kind'], MailChoice['example']>> = {
  new_conversations: example(
    '2 first messages for you',
    '2 people have written to you for the first time. Have a look and decide who you’d like to answer.',
  ),
  new_messages: example('You have 2 new messages', 'There are 2 unread messages in your conversations.'),
  like: example('2 people like you', '2 members like your profile. You’ll find the likes in your list.'),
  unread_message_reminders: example(
    '2 messages are still unread',
    '2 messages have been waiting for you for a few days. You don’t have to answer, of course.',
  ),
  weekly_updates: example('Your week at Heartline', 'Here’s what happened around your profile this week:'),
  reminders: example(
    'Your profile doesn’t have a photo yet',
    'With a photo, it’s much more likely that someone will write to you.',
  ),
};
const choices = (change: Partial<Record<MailChoice['kind'], Partial<MailChoice>>> = {}): Notifications => ({
  email: 'anna@example.com',
  mails: mailKinds.map((kind) => ({
    kind,
    on: kind !== 'promotions' && kind !== 'news',
    stoppedBy: null,
    example: examples[kind] ?? null,
    ...change[kind],
  })),
});
const set = fn(({ mails }: { mails: { kind: MailChoice['kind']; on: boolean }[] }) =>
  choices(Object.fromEntries(mails.map(({ kind, on }) => [kind, { on }]))),
);
const calls = { get: () => choices(), set };
const withCalls = (change: object) => ({ api: { notifications: { ...calls, ...change } } });

const meta = {
  title: 'Notifications/Notifications',
  component: NotificationsScreen,
  parameters: { api: { notifications: calls } },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const likes = await canvas.findByRole('switch', { name: 'Likes' });
    await expect(likes).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Offers' })).not.toBeChecked();
    await userEvent.click(likes);
    await waitFor(() => expect(set).toHaveBeenCalledWith({ mails: [{ kind: 'like', on: false }] }));
    await expect(likes).not.toBeChecked();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
/** Each reason, and the switch beside it that reverses it. */
export const Stopped: Story = {
  parameters: withCalls({
    get: () =>
      choices({
        like: { on: false, stoppedBy: 'unsubscribe' },
        new_messages: { on: false, stoppedBy: 'bounce' },
        weekly_updates: { on: false, stoppedBy: 'complaint' },
      }),
  }),
  play: async ({ canvas }) => {
    const messages = await canvas.findByRole('switch', { name: 'New messages' });
    await expect(messages).toHaveAccessibleDescription(/came back/);
  },
};
export const ExampleOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('Show an example');
    await userEvent.click(first!);
    await expect(canvas.getByText('2 first messages for you')).toBeVisible();
  },
};
/** Nothing was saved, so the switch returns. */
export const NotSaved: Story = {
  parameters: withCalls({ set: () => Promise.reject(new NetworkError('offline')) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const likes = await canvas.findByRole('switch', { name: 'Likes' });
    await userEvent.click(likes);
    await waitFor(() => expect(likes).toBeChecked());
    await within(canvasElement.ownerDocument.body).findByRole('alert');
  },
};
export const Loading: Story = { parameters: withCalls({ get: never }) };
export const LoadFailed: Story = {
  parameters: withCalls({ get: () => Promise.reject(new NetworkError('offline')) }),
};
