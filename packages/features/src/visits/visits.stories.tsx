import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { freeUser, member, never } from '../shared/testing/fixtures.ts';
import { offline } from '../shared/testing/line.ts';
import { veil, veiledTime } from '../shared/testing/veil.ts';
import { VisitsScreen } from './index.ts';

const visit = (number: number, isNew: boolean) => ({
  id: `member-${number}`,
  fictional: member(number).fictional,
  visitedAt: `2026-11-${String(21 - (number % 9)).padStart(2, '0')}T08:30:00.000Z`,
  isNew,
  profile: member(number),
  blurredImage: null,
});
const visits = [visit(4, true), visit(8, true), visit(6, false), visit(12, false), visit(2, false)];
const setPrivacy = fn(({ invisible }: { invisible: boolean }) => ({ privacy: { invisible, available: true } }));
const calls = {
  list: () => ({ visits, numNew: 2 }),
  markSeen: () => ({}),
  privacy: () => ({ privacy: { invisible: false, available: true } }),
  setPrivacy,
};
const withCalls = (change: object) => ({ api: { visits: { ...calls, ...change } } });

const meta = {
  title: 'Visits/Visits',
  component: VisitsScreen,
  parameters: { api: { visits: calls } },
} satisfies Meta<typeof VisitsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const AsFreeMember: Story = {
  parameters: {
    user: freeUser,
    ...withCalls({
      list: () => ({
        visits: visits.map((one, index) => ({
          ...one,
          id: `key-${index}`,
          profile: null,
          blurredImage: veil(index),
          visitedAt: veiledTime(one.visitedAt),
        })),
        numNew: 2,
      }),
      privacy: () => ({ privacy: { invisible: false, available: false } }),
    }),
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const marked = cards.filter((card) => within(card).queryByText('Fictional profile'));
    await expect(marked).toHaveLength(visits.filter(({ fictional }) => fictional).length);
    for (const card of marked) await expect(within(card).getByRole('link', { name: 'A visit' })).toBeVisible();
  },
};
/** Offered once the network is back, as nothing can be bought offline. */
export const AsFreeMemberOffline: Story = {
  ...AsFreeMember,
  tags: ['no-picture'],
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You need a connection to buy/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  },
};
export const GoesInvisible: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Invisible mode' });
    await userEvent.click(toggle);
    await waitFor(() => expect(setPrivacy).toHaveBeenLastCalledWith({ invisible: true }));
    await expect(toggle).toBeChecked();
  },
};
export const SwitchRefused: Story = {
  parameters: withCalls({ setPrivacy: () => Promise.reject(new NetworkError('offline')) }),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Invisible mode' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};
export const Nobody: Story = { parameters: withCalls({ list: () => ({ visits: [], numNew: 0 }) }) };
export const Loading: Story = { parameters: withCalls({ list: never }) };
export const LoadFailed: Story = { parameters: withCalls({ list: () => Promise.reject(new NetworkError('offline')) }) };
