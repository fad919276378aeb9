import { ApiError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { never, newUser, storyNow, user } from '../shared/testing/fixtures.ts';
import { ProfileScreen } from './profile-screen.tsx';

const regions = [
  { id: 'NL-UT', country: 'NL', name: 'Utrecht' },
  { id: 'NL-NH', country: 'NL', name: 'Noord-Holland' },
];
const sessions = [
  { id: 'one', client: 'web', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: storyNow, current: true },
  {
    id: 'two',
    client: 'app',
    createdAt: '2026-10-01T10:00:00.000Z',
    lastUsedAt: '2026-11-20T20:00:00.000Z',
    current: false,
  },
];
const update = fn((input: { about?: string }) => ({
  user: { ...user, profile: { ...user.profile, about: input.about ?? user.profile.about } },
}));
const account = { sessions: () => ({ sessions }), update };
const api = { site: { regions: () => ({ regions }) }, account };

const meta = {
  title: 'Account/My profile',
  component: ProfileScreen,
  parameters: { api },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { user: newUser } };
export const DevicesLoading: Story = { parameters: { api: { account: { sessions: never } } } };
export const DevicesLoadFailed: Story = {
  parameters: {
    api: {
      ...api,
      account: {
        sessions: () => {
          throw new ApiError(503, { code: 'busy' });
        },
      },
    },
  },
};
/** Only what was changed is sent. */
export const Save: Story = {
  play: async ({ canvas, userEvent }) => {
    update.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'About me' }), ' And I dance.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ about: `${user.profile.about} And I dance.` }));
    await canvas.findByText('Your profile has been saved.');
  },
};
export const Refused: Story = {
  parameters: {
    api: {
      ...api,
      account: {
        ...account,
        update: () => {
          throw new ApiError(400, { code: 'validation_failed', fields: [{ name: 'about', code: 'too_long' }] });
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'About me' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findByText('This is too long.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'About me' })).toHaveFocus();
  },
};
