import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { never, user } from '../shared/testing/fixtures.ts';
import { FollowScreen } from './index.ts';
import { answered, storyComplaint } from './testing.ts';

const add = fn(({ text }: { text: string }) => ({
  complaint: storyComplaint({
    entries: [...answered.entries, { by: 'complainant', text, at: '2026-11-21T10:00:00.000Z' }],
  }),
}));
const calls = { look: () => ({ complaint: answered }), list: () => ({ complaints: [] }), add };
const withCalls = (change: object, viewer: typeof user | null = null) => ({
  user: viewer,
  api: { complaints: { ...calls, ...change } },
});

const meta = {
  title: 'Complaints/Follow',
  component: FollowScreen,
  args: { reference: '7K2M-49QX-B3TW-0HNV' },
  parameters: withCalls({}),
} satisfies Meta<typeof FollowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const show: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your e-mail address' }), 'carla@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Show complaint' }));
};

export const Asks: Story = {};
export const AsksGermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Unknown: Story = {
  parameters: withCalls({ look: () => Promise.reject(new ApiError(404, { code: 'not_found' })) }),
  play: async (context) => {
    await show(context);
    await context.canvas.findByText(/^We can’t find a complaint/);
  },
};
export const Answered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await show(context);
    await canvas.findByText(/^Thank you for telling us/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to complaint' }));
    await canvas.findByText('Write what you’d like to add.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anything to add?' }), 'It is not here yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to complaint' }));
    await expect(await canvas.findByText('It is not here yet.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Anything to add?' })).toHaveValue('');
    await expect(canvas.getByText('Waiting for our answer')).toBeVisible();
  },
};
const closed = storyComplaint({ ...answered, status: 'closed' });
export const Closed: Story = { parameters: withCalls({ look: () => ({ complaint: closed }) }), play: show };
export const ClosedMeanwhile: Story = {
  parameters: withCalls({ add: () => Promise.reject(new ApiError(409, { code: 'conflict' })) }),
  play: async (context) => {
    await show(context);
    await context.userEvent.type(await context.canvas.findByRole('textbox'), 'It is not here yet.');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add to complaint' }));
    await context.canvas.findByText(/^This complaint is closed/);
  },
};
const own = withCalls({ list: () => ({ complaints: [storyComplaint(), { ...answered, reference: 'other' }] }) }, user);
/** Nothing to type: the complaint belongs to the account. */
export const Own: Story = { parameters: own };
export const OwnGermanOnPhone: Story = {
  parameters: own,
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const OwnList: Story = { args: { reference: undefined }, parameters: own };
export const Loading: Story = { parameters: withCalls({ list: never }, user) };
export const LoadFailed: Story = {
  parameters: withCalls({ list: () => Promise.reject(new NetworkError('offline')) }, user),
};
