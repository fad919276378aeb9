import { NetworkError, type Likes } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { freeUser, member, never, noLikes } from '../shared/testing/fixtures.ts';
import { LikesScreen } from './index.ts';

const given = (number: number, mutual: boolean) => ({
  ...member(number, { liked: true }),
  likedAt: `2026-11-${String(20 - (number % 9)).padStart(2, '0')}T08:30:00.000Z`,
  mutual,
});
const received = (number: number, likeNew: boolean, mutual = false) => ({
  id: `member-${number}`,
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
      : { ...like, id: `key-${index}`, profile: null, blurredImage: like.profile?.mainImage?.thumb ?? null },
  ),
};
const calls = { likes: { list: () => likes } };

const meta = {
  title: 'Likes/Likes',
  component: LikesScreen,
  args: { type: 'received' },
  parameters: { api: calls },
} satisfies Meta<typeof LikesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};
export const ReceivedAsFreeMember: Story = {
  parameters: { user: freeUser, api: { likes: { list: () => forFreeMember } } },
};
export const Given: Story = { args: { type: 'given' } };
export const Mutual: Story = { args: { type: 'mutual' } };
export const MutualOnPhone: Story = { args: { type: 'mutual' }, globals: { viewport: { value: 'phone' } } };
export const NoReceived: Story = { parameters: { api: { likes: { list: () => noLikes } } } };
export const NoGiven: Story = { args: { type: 'given' }, parameters: { api: { likes: { list: () => noLikes } } } };
export const NoMutual: Story = { args: { type: 'mutual' }, parameters: { api: { likes: { list: () => noLikes } } } };
export const Loading: Story = { parameters: { api: { likes: { list: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { likes: { list: () => Promise.reject(new NetworkError('offline')) } } },
};
