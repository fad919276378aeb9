import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ModerationScreen } from '../index.ts';
import { lookedAt, reportRow, staff, suspect, waiting } from '../testing.ts';

const decideReport = fn(() => ({}));
const rows = [
  reportRow(1, { numOpen: 2 }),
  reportRow(2, { subject: 'photo', reason: 'nudity' }),
  reportRow(4, { subject: 'profile', reason: 'fake', member: suspect(4, { status: 'pending_deletion' }) }),
];
const calls = {
  summary: () => waiting({ photos: 4, reports: 3, appeals: 1, held: 0, complaints: 0 }),
  reports: () => ({ reports: rows, nextCursor: '12' }),
  look: () => ({ report: lookedAt() }),
  decideReport,
};
const withCalls = (change: object) => ({ api: { moderation: { ...calls, ...change } } });

const meta = {
  title: 'Moderation/Reports',
  component: ModerationScreen,
  args: { part: 'reports', notFound: null },
  parameters: { user: staff, api: { moderation: calls } },
} satisfies Meta<typeof ModerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const LoadFailed: Story = {
  parameters: withCalls({ reports: () => Promise.reject(new NetworkError('offline')) }),
};
export const NoReports: Story = { parameters: withCalls({ reports: () => ({ reports: [], nextCursor: null }) }) };

/** The page contains no data of a report before a reason is given. */
export const Looked: Story = {
  args: { id: rows[0]?.id },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Why are you looking/ });
    await expect(canvas.queryByText(/200 euros/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show report' }));
    await expect(canvas.getByText('Write at least three characters.')).toBeVisible();
    await userEvent.type(field, 'On duty today{Enter}');
    await expect(await canvas.findByText(/200 euros/)).toBeVisible();
  },
};
export const LookedOnPhone: Story = {
  ...Looked,
  play: lookInGerman,
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const LookRefused: Story = {
  args: { id: rows[0]?.id },
  parameters: withCalls({ look: () => Promise.reject(new ApiError(403, { code: 'forbidden', request_id: 'r' })) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why are you looking/ }), 'On duty today{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can’t do that here.');
  },
};

export const Decided: Story = {
  args: { id: rows[0]?.id },
  play: async ({ canvas, userEvent }) => {
    decideReport.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why are you looking/ }), 'On duty today{Enter}');
    await canvas.findByText(/200 euros/);
    await userEvent.keyboard('w');
    await expect(canvas.getByRole('radio', { name: 'Warn' })).toBeChecked();
    await userEvent.keyboard('6Bittet um Geld.{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(decideReport).toHaveBeenLastCalledWith({
        id: lookedAt().id,
        decision: 'warn',
        ground: 'scam',
        facts: 'Bittet um Geld.',
      }),
    );
    await expect(await canvas.findByText('Decided')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next report' })).toBeVisible();
  },
};

async function lookInGerman({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.type(await canvas.findByRole('textbox'), 'Heute im Dienst{Enter}');
  await canvas.findByText(/200 euros/);
}
