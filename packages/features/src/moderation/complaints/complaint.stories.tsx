import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { never } from '../../shared/testing/fixtures.ts';
import { ModerationScreen } from '../index.ts';
import { complaintRow, readComplaint, staff, waiting } from '../testing.ts';

const answerComplaint = fn(() => ({}));
const calls = {
  summary: () => waiting({ photos: 3, held: 0, reports: 1, appeals: 0, complaints: 2 }),
  complaints: () => ({
    complaints: [
      complaintRow(1, { answerBy: '2026-11-20T09:00:00.000Z' }),
      complaintRow(2, { kind: 'privacy', member: null, answerBy: '2026-11-23T09:00:00.000Z' }),
      complaintRow(3, { kind: 'decision' }),
    ],
    nextCursor: null,
  }),
  complaint: () => ({ complaint: readComplaint() }),
  answerComplaint,
  closeComplaint: () => ({}),
};
const withCalls = (change: object) => ({ api: { moderation: { ...calls, ...change } } });

const meta = {
  title: 'Moderation/Complaints',
  component: ModerationScreen,
  args: { part: 'complaints', notFound: <p>404</p>, onSearch: fn() },
  parameters: { user: staff, ...withCalls({}) },
} satisfies Meta<typeof ModerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const id = '7K2M-49QX-B3TW-0HN1';

/** Overdue complaints are marked. */
export const Open: Story = {};
export const OpenGermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const None: Story = { parameters: withCalls({ complaints: () => ({ complaints: [], nextCursor: null }) }) };
export const Loading: Story = { parameters: withCalls({ complaints: never }) };
export const LoadFailed: Story = {
  parameters: withCalls({ complaints: () => Promise.reject(new NetworkError('offline')) }),
};
export const Answering: Story = {
  args: { id },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send answer' });
    await userEvent.click(send);
    await expect(canvas.getByRole('textbox', { name: /Answer/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /Answer/ }), 'Das Geld ist zurück.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Close the complaint/ }));
    await userEvent.click(send);
    await canvas.findByText('Answered. The answer has been sent by e-mail.');
    await waitFor(() =>
      expect(answerComplaint).toHaveBeenCalledWith({
        id,
        text: 'Das Geld ist zurück.',
        close: true,
        seen: readComplaint().entries.length,
      }),
    );
  },
};
export const WithoutAccountGermanOnPhone: Story = {
  args: { id },
  parameters: withCalls({
    complaint: () => ({ complaint: readComplaint({ member: null, email: 'carla@example.org' }) }),
  }),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
const answered = readComplaint({
  status: 'answered',
  answerBy: null,
  entries: [...readComplaint().entries, { by: 'staff', text: 'It went back today.', at: '2026-11-20T10:00:00.000Z' }],
});
export const Answered: Story = { args: { id }, parameters: withCalls({ complaint: () => ({ complaint: answered }) }) };
export const Closed: Story = {
  args: { id },
  parameters: withCalls({ complaint: () => ({ complaint: { ...answered, status: 'closed' } }) }),
};
export const OwnComplaint: Story = {
  args: { id },
  parameters: withCalls({ complaint: () => ({ complaint: readComplaint({ byMe: true }) }) }),
};
export const Overtaken: Story = {
  args: { id },
  parameters: withCalls({ answerComplaint: () => Promise.reject(new ApiError(409, { code: 'conflict' })) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Answer/ }), 'Too late.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await canvas.findByText('Something has been added to this complaint meanwhile. Read it before you answer.');
    // What was written stays.
    await expect(canvas.getByRole('textbox', { name: /Answer/ })).toHaveValue('Too late.');
  },
};
