import type { Likes, PersonOfToday } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LikesScreen, TodayRow } from '../../packages/features/src/likes/index.ts';
import { expectFacesFirst } from '../../packages/features/src/shared/testing/faces-first.ts';
import { freeUser, member, noLikes } from '../../packages/features/src/shared/testing/fixtures.ts';
import { inPhoneShell } from '../../packages/features/src/shared/testing/phone-shell.tsx';

const people: PersonOfToday[] = [
  { profile: member(4, { fictional: false }), reason: { kind: 'interest', interest: 'cooking' } },
  { profile: member(8, { fictional: false, place: 'Utrecht' }), reason: { kind: 'town', interest: null } },
  { profile: member(6, { fictional: true }), reason: { kind: 'interest', interest: 'nature' } },
];
const hidden: Likes = {
  profiles: [],
  likedBy: Array.from({ length: 10 }, (_, index) => ({
    id: `key-${index}`,
    fictional: index % 2 === 0,
    likeNew: true,
    mutual: false,
    likedAt: '2026-11-21T08:20:00.000Z',
    profile: null,
    blurredImage: member(index).mainImage?.thumb ?? null,
  })),
};
const withLikes = (list: Likes) => ({
  api: { likes: { list: () => list, markSeen: () => ({}) }, today: { people: () => ({ people }) } },
});

const meta = {
  title: 'Likes with the people of today',
  component: LikesScreen,
  tags: ['!autodocs'],
  args: { type: 'received', today: <TodayRow /> },
  parameters: withLikes(noLikes),
} satisfies Meta<typeof LikesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has liked the new member yet, but the page is not empty. */
export const NoLikesYet: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'For you today' }));
    await expect(await row.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
  },
};
export const NoLikesYetOnPhone: Story = {
  ...inPhoneShell,
  parameters: { layout: 'fullscreen', ...withLikes(noLikes) },
};
/** Everything that this page can show to a free member, in the language with the longest words. */
export const HiddenLikesOnPhone: Story = {
  ...inPhoneShell,
  parameters: { layout: 'fullscreen', user: freeUser, ...withLikes(hidden) },
  globals: { ...inPhoneShell.globals, locale: 'fi' },
  play: async ({ canvas }) => {
    // The people of the day may load after the likes.
    const row = within(await canvas.findByRole('region', { name: 'Sinulle tänään' }));
    await expect(await row.findAllByRole('article')).toHaveLength(3);
    await expectFacesFirst();
  },
};
