import { NetworkError, type Likes } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectFacesFirst } from '../shared/testing/faces-first.ts';
import { freeUser, member, never, noLikes } from '../shared/testing/fixtures.ts';
import { offline } from '../shared/testing/line.ts';
import { inPhoneShell } from '../shared/testing/phone-shell.tsx';
import { veil, veiledTime } from '../shared/testing/veil.ts';
import { LikesScreen } from './index.ts';

const given = (number: number, mutual: boolean) => ({
  ...member(number, { liked: true }),
  likedAt: `2026-11-${String(20 - (number % 9)).padStart(2, '0')}T08:30:00.000Z`,
  mutual,
});
const received = (number: number, likeNew: boolean, mutual = false) => ({
  id: `member-${number}`,
  fictional: member(number).fictional,
  likeNew,
  mutual,
  likedAt: `2026-11-21T${String(11 - (number % 9)).padStart(2, '0')}:20:00.000Z`,
  profile: member(number, { liked: mutual }),
  blurredImage: null,
});
const likes: Likes = {
  profiles: [given(4, true), given(8, false), given(2, false), given(14, true), given(10, false)],
  likedBy: [
    received(4, true, true),
    received(14, false, true),
    received(6, true),
    received(12, true),
    received(16, false),
    received(18, false),
  ],
};
const forFreeMember: Likes = {
  ...likes,
  likedBy: likes.likedBy.map((like, index) =>
    like.mutual
      ? like
      : { ...like, id: `key-${index}`, profile: null, blurredImage: veil(index), likedAt: veiledTime(like.likedAt) },
  ),
};
const onlyHidden = (wanted: (fictional: boolean) => boolean): Likes => ({
  profiles: [],
  likedBy: forFreeMember.likedBy.filter(({ mutual, fictional }) => !mutual && wanted(fictional)),
});
const asFreeMember = (list: Likes) => ({ user: freeUser, api: { likes: { list: () => list, markSeen: () => ({}) } } });
const calls = { likes: { list: () => likes, markSeen: () => ({}) } };

const meta = {
  title: 'Likes/Likes',
  component: LikesScreen,
  args: { type: 'received' },
  parameters: { api: calls },
} satisfies Meta<typeof LikesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number on the tab equals the number of cards marked as new. */
async function expectSameNews(canvas: Pick<ReturnType<typeof within>, 'getAllByText' | 'getByRole'>): Promise<void> {
  const count = canvas.getAllByText('New').length;
  await expect(canvas.getByRole('link', { name: new RegExp(`^Likes you ?${count} new likes$`) })).toBeVisible();
}

export const Received: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 people and 3 fictional profiles')).toBeVisible();
    await expectSameNews(canvas);
  },
};
export const ReceivedAsFreeMember: Story = {
  parameters: asFreeMember(forFreeMember),
  play: async ({ canvas }) => {
    // Each heading counts the cards below it.
    const hidden = await canvas.findByRole('list', { name: 'Still hidden: 2 people and 2 fictional profiles' });
    await expect(within(hidden).getAllByRole('article')).toHaveLength(4);
    await expect(within(hidden).getAllByText('Fictional profile')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Matches: 1 person and 1 fictional profile' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Likes you' })).getAllByRole('article')).toHaveLength(2);
    await expectSameNews(canvas);
  },
};
export const ReceivedOnPhone: Story = {
  ...inPhoneShell,
  parameters: { layout: 'fullscreen' },
  play: expectFacesFirst,
};
/** A short list: the visible faces, how many are hidden and what would show them, and the matches below. */
export const ReceivedAsFreeMemberOnPhone: Story = {
  ...inPhoneShell,
  parameters: { layout: 'fullscreen', ...asFreeMember(forFreeMember) },
  globals: { ...inPhoneShell.globals, locale: 'de' },
};
/** Ten hidden likes, all new and from fictional profiles, in the language with the longest texts: faces first, the price at the foot. */
export const EverythingHiddenOnPhone: Story = {
  ...inPhoneShell,
  parameters: {
    layout: 'fullscreen',
    ...asFreeMember({
      profiles: [],
      likedBy: Array.from({ length: 10 }, (_, index) => ({
        ...received(index, true),
        id: `key-${index}`,
        fictional: true,
        profile: null,
        blurredImage: veil(index),
        likedAt: veiledTime(received(index, true).likedAt),
      })),
    }),
  },
  globals: { ...inPhoneShell.globals, locale: 'fi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Fictional profile')).toHaveLength(10);
    await expect(canvas.getAllByText('Uusi')).toHaveLength(10);
    await expectFacesFirst();
  },
};
export const ReceivedAsFreeMemberOffline: Story = {
  ...ReceivedAsFreeMemberOnPhone,
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Zum Kaufen/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Premium holen' })).toBeNull();
  },
};
export const OnlyPeopleHidden: Story = {
  parameters: asFreeMember(onlyHidden((fictional) => !fictional)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Still hidden: 2 people' })).toBeVisible();
    await expect(canvas.queryByText('Fictional profile')).toBeNull();
  },
};
export const OnlyFictionalHidden: Story = {
  parameters: asFreeMember(onlyHidden((fictional) => fictional)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Still hidden: 2 fictional profiles' })).toBeVisible();
    await expect(canvas.getAllByText('Fictional profile')).toHaveLength(2);
    await expect(canvas.queryByText('Someone likes you')).toBeNull();
  },
};
export const Given: Story = { args: { type: 'given' } };
export const GivenOnPhone: Story = {
  ...inPhoneShell,
  args: { type: 'given' },
  parameters: { layout: 'fullscreen' },
  play: expectFacesFirst,
};
export const Mutual: Story = { args: { type: 'mutual' } };
export const MutualOnPhone: Story = { args: { type: 'mutual' }, globals: { viewport: { value: 'phone' } } };
export const NoReceived: Story = { parameters: { api: { likes: { list: () => noLikes } } } };
export const NoGiven: Story = { args: { type: 'given' }, parameters: { api: { likes: { list: () => noLikes } } } };
export const NoMutual: Story = { args: { type: 'mutual' }, parameters: { api: { likes: { list: () => noLikes } } } };
export const Loading: Story = { parameters: { api: { likes: { list: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { likes: { list: () => Promise.reject(new NetworkError('offline')) } } },
};
