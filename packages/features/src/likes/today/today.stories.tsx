import { NetworkError, type PersonOfToday } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { member, never } from '../../shared/testing/fixtures.ts';
import { inPhoneShell } from '../../shared/testing/phone-shell.tsx';
import { TodayRow } from '../index.ts';

const people: PersonOfToday[] = [
  { profile: member(4, { fictional: false }), reason: { kind: 'interest', interest: 'cooking' } },
  { profile: member(8, { fictional: false, place: 'Utrecht' }), reason: { kind: 'town', interest: null } },
  { profile: member(6, { fictional: true }), reason: { kind: 'interest', interest: 'nature' } },
];
const others: PersonOfToday[] = [
  { profile: member(10, { fictional: false }), reason: { kind: 'new', interest: null } },
  {
    profile: member(12, { fictional: false, place: null, region: 'Noord-Holland' }),
    reason: { kind: 'region', interest: null },
  },
];
const like = fn(({ id }: { id: string }) => ({
  match: false,
  profile: { id, name: 'Anna', fictional: false, mainImage: null },
}));
const withPeople = (list: () => unknown) => ({
  api: { today: { people: list }, likes: { like, list: () => ({ profiles: [], likedBy: [] }) } },
});

const meta = {
  title: 'Likes/Today',
  component: TodayRow,
  parameters: withPeople(() => ({ people })),
} satisfies Meta<typeof TodayRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each with one reason; the fictional profile carries the mark, and no place. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(3);
    await expect(within(cards[0]!).getByText('In common: Cooking')).toBeVisible();
    await expect(within(cards[1]!).getByText('Also in Utrecht')).toBeVisible();
    await expect(within(cards[2]!).getByText('Fictional profile')).toBeVisible();
    await expect(within(cards[0]!).queryByText('Fictional profile')).toBeNull();
  },
};
export const OnPhone: Story = {
  ...inPhoneShell,
  parameters: { layout: 'fullscreen', ...withPeople(() => ({ people })) },
};
export const OnPhoneInGerman: Story = {
  ...OnPhone,
  globals: { ...inPhoneShell.globals, locale: 'de' },
};
export const Fewer: Story = { parameters: withPeople(() => ({ people: others })) };
export const None: Story = {
  parameters: withPeople(() => ({ people: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody new today/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add interests' })).toHaveAttribute('href', '/profile');
  },
};
export const Loading: Story = { parameters: withPeople(never) };
/** One quiet line: the likes below are the purpose of the page. */
export const NotLoaded: Story = {
  parameters: withPeople(() => Promise.reject(new NetworkError('offline'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('We couldn’t load today’s suggestions.')).toBeVisible();
  },
};
/** The heart turns at once, and the member stays for the day. */
export const Liked: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Like / });
    await userEvent.click(heart!);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Unlike / })).toHaveLength(1));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
