import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { member, never } from '../shared/testing/fixtures.ts';
import { SwipeGameScreen } from './index.ts';
import type { Candidate, Deck } from './play.queries.ts';

const candidate = (number: number): Candidate => ({
  ...member(number),
  about: 'Sunday baker, weekday architect. I know where the best rye bread is.',
  interests: ['hiking', 'cooking', 'travel'],
});
const deck = (change: Partial<Deck> = {}): Deck => ({
  candidates: [4, 8, 2, 14, 10, 12].map(candidate),
  likesLeft: 4,
  likesPerDay: 4,
  resetsAt: '2026-11-22T00:00:00.000Z',
  canUndo: false,
  ...change,
});
const left = { likesLeft: 3, likesPerDay: 4, resetsAt: '2026-11-22T00:00:00.000Z', canUndo: true };
const choose = fn(({ id }: { id: string }) => ({
  match: false,
  profile: { id, name: 'Elin', fictional: false, mainImage: null },
  ...left,
}));
const calls = { deck: () => deck(), choose, undo: () => ({ ...left, canUndo: false, candidate: candidate(4) }) };
const withCalls = (change: object) => ({ api: { play: { ...calls, ...change } } });
const offline = () => Promise.reject(new NetworkError('offline'));

const meta = {
  title: 'Play/Swipe game',
  component: SwipeGameScreen,
  parameters: { layout: 'fullscreen', api: { play: calls } },
} satisfies Meta<typeof SwipeGameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Like / }));
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith({ id: 'member-4', choice: 'like' }));
    await canvas.findByText('3 likes left today');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Undone: Story = {
  parameters: withCalls({ deck: () => deck({ canUndo: true, candidates: [8, 2, 14, 10].map(candidate) }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: `Like ${candidate(8).name}` });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the previous person' }));
    await canvas.findByRole('button', { name: `Like ${candidate(4).name}` });
  },
};
export const ChoiceFailed: Story = {
  parameters: withCalls({ choose: offline }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Pass on ${candidate(4).name}` }));
    await canvas.findByRole('button', { name: `Pass on ${candidate(4).name}` });
  },
};
/** Nobody is made to count seconds: hours, then minutes. */
export const OutOfLikes: Story = {
  parameters: withCalls({ deck: () => deck({ likesLeft: 0, canUndo: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ll get new ones in 12 hours.')).toBeVisible();
    // Nothing of what cannot be done now.
    await expect(canvas.queryByText(/likes left today|Keys:/)).toBeNull();
  },
};
/** The last hour in minutes. */
export const OutOfLikesForAnHour: Story = {
  parameters: withCalls({ deck: () => deck({ likesLeft: 0, resetsAt: '2026-11-21T13:00:00.000Z' }) }),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Neue gibt es in \d+ Minuten\.$/)).toBeVisible();
  },
};
export const Nobody: Story = { parameters: withCalls({ deck: () => deck({ candidates: [] }) }) };
export const Loading: Story = { parameters: withCalls({ deck: never }) };
export const LoadFailed: Story = { parameters: withCalls({ deck: offline }) };
