import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { member, never } from '../shared/testing/fixtures.ts';
import { SafetyScreen } from './index.ts';
import { storyNotice, storyReport } from './testing.ts';

const offline = () => Promise.reject(new NetworkError('offline'));
const appealed = {
  until: '2027-05-18T09:00:00.000Z',
  text: 'It is my own bakery, and I wore its apron.',
  decidedAt: null,
};
const blocked = (number: number, name: string) => {
  const { id, age, gender, country, region, place, fictional } = member(number);
  return { id, name, age, gender, country, region, place, fictional, blockedAt: '2026-11-03T12:00:00.000Z' };
};
const calls = {
  blocks: {
    list: () => ({
      blocks: [blocked(4, 'Elin'), blocked(6, 'Maximiliane-Charlotte')],
    }),
    unblock: () => ({}),
  },
  reports: {
    list: () => ({
      reports: [
        storyReport(),
        storyReport({
          reference: 'R-2H8D-11PA',
          subject: 'message',
          name: 'Jonas',
          reason: 'harassment',
          status: 'acted',
        }),
        storyReport({
          reference: 'R-9C3T-70ZB',
          subject: 'photo',
          name: 'Mette',
          reason: 'nudity',
          status: 'dismissed',
        }),
      ],
    }),
  },
  notices: {
    list: () => ({ notices: [storyNotice()], numNew: 1 }),
    markSeen: () => ({}),
    appeal: () => ({ notice: storyNotice({ appeal: { ...appealed, state: 'open', answer: null } }) }),
  },
};
const withNotices = (change: object) => ({ api: { ...calls, notices: { ...calls.notices, ...change } } });

const meta = {
  title: 'Safety/Safety',
  component: SafetyScreen,
  parameters: { layout: 'fullscreen', api: calls },
} satisfies Meta<typeof SafetyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const NothingYet: Story = {
  parameters: {
    api: {
      blocks: { list: () => ({ blocks: [] }) },
      reports: { list: () => ({ reports: [] }) },
      notices: { list: () => ({ notices: [], numNew: 0 }) },
    },
  },
};
export const Loading: Story = {
  parameters: { api: { blocks: { list: never }, reports: { list: never }, notices: { list: never } } },
};
export const LoadFailed: Story = {
  parameters: { api: { blocks: { list: offline }, reports: { list: offline }, notices: { list: offline } } },
};
export const Unblocks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock Elin' }));
    await expect(await canvas.findByRole('button', { name: 'No longer blocked' })).toBeVisible();
  },
};
export const Appeals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(canvas.getByText('Tell us why you disagree.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Why do you disagree/ }), 'It is my own bakery.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(await canvas.findByText('We’ve received your appeal and are reviewing it.')).toBeVisible();
  },
};
export const AppealFailed: Story = {
  parameters: withNotices({ appeal: fn(offline) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Why do you disagree/ }), 'It is my own bakery.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox', { name: /Why do you disagree/ })).toHaveValue('It is my own bakery.');
  },
};
export const Decisions: Story = {
  parameters: withNotices({
    list: () => ({
      notices: [
        storyNotice({
          id: 'notice-2',
          kind: 'warning',
          ground: 'harassment',
          isNew: false,
          appeal: { ...appealed, state: 'upheld', answer: 'Three members report the same words.' },
        }),
        storyNotice({
          id: 'notice-3',
          kind: 'photo_refused',
          isNew: false,
          liftedAt: '2026-11-20T10:00:00.000Z',
          appeal: { ...appealed, state: 'overturned', answer: 'The apron is fine.' },
        }),
        storyNotice({
          id: 'notice-4',
          kind: 'warning',
          automated: true,
          isNew: false,
          appeal: { ...appealed, text: null, state: 'closed', answer: null },
        }),
      ],
      numNew: 0,
    }),
  }),
};
