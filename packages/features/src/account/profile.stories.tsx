import { ApiError } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';

import { setUser } from '../shared/index.ts';
import { newUser, user } from '../shared/testing/fixtures.ts';
import { ProfileScreen } from './profile-screen.tsx';

const regions = [
  { id: 'NL-UT', country: 'NL', name: 'Utrecht' },
  { id: 'NL-NH', country: 'NL', name: 'Noord-Holland' },
];
const update = fn((input: { about?: string }) => ({
  user: { ...user, profile: { ...user.profile, about: input.about ?? user.profile.about } },
}));
const account = { update };
const api = { site: { regions: () => ({ regions }) }, account };

const meta = {
  title: 'Account/My profile',
  component: ProfileScreen,
  parameters: { api },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was changed, so there is nothing to save. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'About me' });
    await expect(canvas.getByText('Brown · Single')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save profile' })).toBeNull();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { user: newUser } };
/** One thing at a time, with its reason: a press leads to it, and opens the section where it is. */
export const InterestsMissing: Story = {
  parameters: { user: { ...user, profile: { ...user.profile, interests: ['wine'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'My profile' })).toHaveAttribute('value', '4');
    await expect(canvas.getByText('4 of 5 filled in')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose three interests' }));
    await waitFor(() => expect(canvas.getByText('Choose up to 20.')).toBeVisible());
  },
};
/** The long sections unfold in place. */
export const PartsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More about me', { selector: 'summary *' }));
    await userEvent.click(canvas.getByText('My interests', { selector: 'summary *' }));
    await expect(canvas.getByRole('combobox', { name: 'Hair colour' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Cooking' })).toBeChecked();
  },
};
/** The bar at the foot is shown while there are unsaved changes. */
export const Unsaved: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'About me' }), ' And I dance.');
    await expect(await canvas.findByRole('button', { name: 'Save profile' })).toBeVisible();
  },
};
/** A live event refreshes the member while they type: the input stays, and remains to be saved. */
export const BroughtAnew: Story = {
  tags: ['no-picture'],
  render: function BroughtAnew() {
    const queryClient = useQueryClient();
    const anew = { ...user, profile: { ...user.profile, interests: ['wine' as const] } };
    return (
      <>
        <button type="button" onClick={() => setUser(queryClient, anew)}>
          Live event
        </button>
        <ProfileScreen />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const about = await canvas.findByRole('textbox', { name: 'About me' });
    await userEvent.type(about, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Live event' }));
    await canvas.findByText('Wine', { selector: 'summary *' });
    await expect(about).toHaveValue(`${user.profile.about}!`);
    await expect(canvas.getByRole('button', { name: 'Save profile' })).toBeVisible();
  },
};
export const Discarded: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    update.mockClear();
    const about = await canvas.findByRole('textbox', { name: 'About me' });
    await userEvent.type(about, ' And I dance.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(about).toHaveValue(user.profile.about);
    await expect(canvas.queryByRole('button', { name: 'Save profile' })).toBeNull();
    // The pressed button is gone: the focus moves into the form.
    await waitFor(() => expect(about.closest('form')).toContainElement(document.activeElement as HTMLElement));
    await expect(update).not.toHaveBeenCalled();
  },
};
/** Only changed fields are sent. */
export const Save: Story = {
  play: async ({ canvas, userEvent }) => {
    update.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'About me' }), ' And I dance.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ about: `${user.profile.about} And I dance.` }));
    await canvas.findByText('Your profile has been saved.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save profile' })).toBeNull());
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
export const PhotosLoading: Story = {
  args: { photos: <Skeleton shape="block" className="h-50" label="Loading" /> },
};
/** The changes remain, and can be sent again. */
export const SaveFailed: Story = {
  parameters: {
    api: { ...api, account: { update: () => Promise.reject(new ApiError(503, { code: 'busy' })) } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'About me' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('alert')
          .map((alert) => alert.textContent)
          .join(''),
      ).not.toBe(''),
    );
    await expect(canvas.getByRole('button', { name: 'Save profile' })).toBeVisible();
  },
};
