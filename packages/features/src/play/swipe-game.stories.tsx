import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { expectFacesFirst } from '../shared/testing/faces-first.ts';
import { image, member, never } from '../shared/testing/fixtures.ts';
import { inPhoneShell } from '../shared/testing/phone-shell.tsx';
import { SwipeGameScreen } from './index.ts';
import type { Candidate, Deck } from './play.queries.ts';

const candidate = (number: number): Candidate => ({
  ...member(number),
  about: 'Sunday baker, weekday architect. I know where the best rye bread is.',
  interests: ['hiking', 'cooking', 'travel'],
  photos: [image(number)],
});
/** A premium member sees more than the first photo. */
const withPhotos = { ...candidate(4), photos: [4, 8, 2].map(image) };
const deck = (change: Partial<Deck> = {}): Deck => ({
  candidates: [4, 8, 2, 14, 10, 12].map(candidate),
  likedToday: [],
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

/** Visible without scrolling, above the bar at the bottom of a phone. */
async function expectInWindow(lowest: HTMLElement): Promise<void> {
  // On a documentation page the story has no window of its own.
  if ('picture' in document.documentElement.dataset) return;
  scrollTo(0, 0);
  const { bottom } = lowest.getBoundingClientRect();
  const bar = getComputedStyle(lowest).getPropertyValue('--tab-bar').startsWith('calc') ? 60 : 0;
  await expect(bottom).toBeLessThanOrEqual(innerHeight - bar);
}

/** At most three tenths of a card are shaded for its text. */
async function expectShortShade(card: HTMLElement): Promise<void> {
  if ('picture' in document.documentElement.dataset) return;
  const shade = within(card).getByRole('heading').parentElement?.parentElement;
  await expect(shade?.clientHeight).toBeLessThanOrEqual(card.clientHeight * 0.3 + 1);
}

const meta = {
  title: 'Play/Swipe game',
  component: SwipeGameScreen,
  decorators: inPhoneShell.decorators,
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
/** Only the face and the buttons: the member's text stands below, and only screen readers get the title. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByText('Heute noch 4 Likes');
    await expectFacesFirst();
    await expectInWindow(canvas.getByText('4 Likes am Tag. Weitergehen, so oft du magst.'));
    await expectShortShade(canvas.getAllByRole('article')[0]!);
  },
};
/** Everything needed for the game fits a window of 900 px, with the facts about the member beside it. */
export const OnDesktop: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const about = await canvas.findByRole('heading', { name: `About ${candidate(4).name}` });
    await expectInWindow(canvas.getByText(/^Keys:/));
    await expectShortShade(canvas.getAllByRole('article')[0]!);
    if ('picture' in document.documentElement.dataset) return;
    const deck = canvas.getByRole('group', { name: 'People to meet' }).getBoundingClientRect();
    await expect(about.getBoundingClientRect().left).toBeGreaterThan(deck.right);
    await expect(about.getBoundingClientRect().top).toBeLessThan(deck.bottom);
  },
};
/** A press on a side of the picture shows another photo of the same member, and is no answer. */
export const SeveralPhotos: Story = {
  parameters: withCalls({ deck: () => deck({ candidates: [withPhotos, ...[8, 2, 14].map(candidate)] }) }),
  play: async ({ canvas, userEvent }) => {
    const { name } = withPhotos;
    choose.mockClear();
    const next = await canvas.findByRole('button', { name: `Next photo of ${name}` });
    await userEvent.click(next);
    await expect(canvas.getByText('Photo 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Photo 3 of 3')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Previous photo of ${name}` }));
    await expect(canvas.getByText('Photo 2 of 3')).toBeInTheDocument();
    await expect(choose).not.toHaveBeenCalled();
  },
};
/** Shows the remaining likes. */
export const TwoLeft: Story = {
  parameters: withCalls({ deck: () => deck({ likesLeft: 2, canUndo: true, likedToday: [6, 0].map(candidate) }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 likes left today')).toBeVisible();
    // The text from before the first like is gone.
    await expect(canvas.queryByText(/likes a day/)).toBeNull();
  },
};
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
const likedToday = [6, 0, 8, 2].map(candidate);
/** No card, but the members liked today, and when the game continues: in hours, then minutes, never seconds. */
export const OutOfLikes: Story = {
  parameters: withCalls({ deck: () => deck({ likesLeft: 0, canUndo: true, likedToday }) }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'The people you liked today' });
    await expect(list.querySelectorAll('a')).toHaveLength(4);
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    const until = await canvas.findByText('You’ll get new ones in 12 hours.');
    await waitFor(() => expect(until).toBeVisible());
    // No text about actions that are not possible now.
    await expect(canvas.queryByText(/likes left today|Keys:/)).toBeNull();
  },
};
/** The last like of a day: the panel replaces the cards at once, with the member just liked. */
export const LastLike: Story = {
  parameters: withCalls({
    deck: () => deck({ likesLeft: 1, canUndo: true, likedToday: likedToday.slice(0, 3) }),
    choose: ({ id }: { id: string }) => ({
      match: false,
      profile: { id, name: 'Elin', fictional: false, mainImage: null },
      ...left,
      likesLeft: 0,
    }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { name } = candidate(4);
    await userEvent.click(await canvas.findByRole('button', { name: `Like ${name}` }));
    await canvas.findByRole('heading', { name: 'You’ve used all your likes for today' });
    const list = canvas.getByRole('list', { name: 'The people you liked today' });
    await expect(list.querySelector('a')).toHaveTextContent(name);
    await expect(canvasElement.querySelectorAll('[data-stamp]')).toHaveLength(0);
  },
};
/** The liked member has left meanwhile: the panel says when the game continues. */
export const OutOfLikesAlone: Story = {
  parameters: withCalls({ deck: () => deck({ likesLeft: 0 }) }),
  play: async ({ canvas }) => {
    const until = await canvas.findByText('You’ll get new ones in 12 hours.');
    await waitFor(() => expect(until).toBeVisible());
    await expect(canvas.queryByText('The people you liked today')).toBeNull();
  },
};
/** Minutes in the last hour. */
export const OutOfLikesForAnHour: Story = {
  parameters: withCalls({ deck: () => deck({ likesLeft: 0, likedToday, resetsAt: '2026-11-21T13:00:00.000Z' }) }),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async ({ canvas }) => {
    const until = await canvas.findByText(/^Neue gibt es in \d+ Minuten\.$/);
    await waitFor(() => expect(until).toBeVisible());
  },
};
export const Nobody: Story = { parameters: withCalls({ deck: () => deck({ candidates: [] }) }) };
export const Loading: Story = { parameters: withCalls({ deck: never }) };
export const LoadFailed: Story = { parameters: withCalls({ deck: offline }) };
