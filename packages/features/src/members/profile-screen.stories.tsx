import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { freeUser, member } from '../shared/testing/fixtures.ts';
import { ProfileScreen } from './index.ts';
import { lockedProfile, profile } from './testing.ts';

const related = () => ({
  suggested: [member(8), member(12), member(20), member(24)],
  related: [member(10), member(14), member(16)],
});
const calls = {
  get: () => ({ profile: profile(4) }),
  related,
  like: () => ({ match: false, profile: { id: 'member-4', name: 'Elin', mainImage: null } }),
  unlike: () => ({}),
  block: () => ({}),
};

const meta = {
  title: 'Members/Profile',
  component: ProfileScreen,
  args: { id: 'member-4', onReport: fn() },
  parameters: { api: { members: calls } },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true'));
  },
};
export const Fictional: Story = {
  parameters: { api: { members: { ...calls, get: () => ({ profile: profile(6) }) } } },
};
export const FreeMember: Story = {
  parameters: { user: freeUser, api: { members: { ...calls, get: () => ({ profile: lockedProfile(4) }) } } },
};
export const Visitor: Story = {
  parameters: { user: null, api: { members: { ...calls, get: () => ({ profile: lockedProfile(4) }) } } },
};
export const OpenConversation: Story = {
  parameters: {
    api: { members: { ...calls, get: () => ({ profile: profile(4, { conversationId: 'chat-4', liked: true }) }) } },
  },
};
export const Sparse: Story = {
  parameters: {
    api: {
      members: {
        get: () => ({
          profile: profile(3, {
            photos: [],
            about: '',
            attributes: [],
            interests: [],
            seeking: [],
            distance: null,
            mainImage: null,
          }),
        }),
        related: () => ({ suggested: [], related: [] }),
      },
    },
  },
};
export const Blocking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Block Elin' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Block Elin' }));
    await canvas.findByText('You have blocked Elin.');
  },
};
export const Blocked: Story = {
  parameters: { api: { members: { ...calls, get: () => ({ profile: profile(4, { blocked: true }) }) } } },
};
export const LikeRefused: Story = {
  parameters: { api: { members: { ...calls, like: () => Promise.reject(new NetworkError('offline')) } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false'));
  },
};
export const Loading: Story = { parameters: { api: {} } };
export const Gone: Story = {
  parameters: { api: { members: { get: () => Promise.reject(new ApiError(404, { code: 'not_found' })) } } },
};
export const LoadFailed: Story = {
  parameters: { api: { members: { get: () => Promise.reject(new NetworkError('offline')) } } },
};
