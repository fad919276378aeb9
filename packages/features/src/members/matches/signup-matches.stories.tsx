import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectFacesFirst } from '../../shared/testing/faces-first.ts';
import { freeUser, never } from '../../shared/testing/fixtures.ts';
import { inPhoneShell } from '../../shared/testing/phone-shell.tsx';
import { searchPage, wholeSearch } from '../testing.ts';
import { SignupMatchesScreen } from './signup-matches-screen.tsx';

const meta = {
  title: 'Members/After the sign-up',
  component: SignupMatchesScreen,
  args: { open: true },
  parameters: { user: freeUser, api: { search: { members: () => wholeSearch() } } },
} satisfies Meta<typeof SignupMatchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Go on with my profile' })).toHaveAttribute(
      'href',
      '/complete-signup',
    );
  },
};
/** Every question is answered: the link leads to the members. */
export const NothingOpen: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Go on with my profile' })).toBeNull();
  },
};
export const OnPhone: Story = {
  ...inPhoneShell,
  play: expectFacesFirst,
};
export const OnPhoneInGerman: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const InTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const Loading: Story = { parameters: { api: { search: { members: never } } } };
export const Empty: Story = {
  parameters: { api: { search: { members: () => searchPage(1, { profiles: [], numResults: 0, nextCursor: null }) } } },
};
export const Failed: Story = {
  parameters: {
    api: {
      search: {
        members: () => {
          throw new NetworkError();
        },
      },
    },
  },
};
