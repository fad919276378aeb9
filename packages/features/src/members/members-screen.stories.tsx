import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { member } from '../shared/testing/fixtures.ts';
import { MembersScreen, type MembersSearch } from './index.ts';
import { searchPage } from './testing.ts';

/** The address bar of a story. */
function Search({ search: first }: { search: MembersSearch }) {
  const [search, setSearch] = useState(first);
  return <MembersScreen search={search} onSearchChange={setSearch} />;
}

const regions = () => ({
  regions: [
    { id: 'UT', country: 'NL', name: 'Utrecht' },
    { id: 'NH', country: 'NL', name: 'Noord-Holland' },
  ],
});
const some = { members: { search: ({ page = '1' }) => searchPage(Number(page)) }, site: { regions } };

const meta = {
  title: 'Members/Search',
  component: Search,
  args: { search: {} },
  parameters: { api: some },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show more members' }));
    await waitFor(() => expect(canvas.getByText('48 of 317 members')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Women' }));
    await waitFor(() => expect(canvas.getByText('24 of 317 members')).toBeVisible());
  },
};
export const ManyFilters: Story = {
  args: {
    search: {
      gender: 'woman,nonbinary',
      region: 'UT',
      min_age: 28,
      max_age: 41,
      online: true,
      with_photo: true,
      body_type: 'athletic,average',
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const FiltersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
  },
};
export const FromTheMiddle: Story = { args: { search: { page: 4 } } };
export const FewAndSimilar: Story = {
  parameters: {
    api: {
      ...some,
      members: {
        search: () =>
          searchPage(1, {
            profiles: [member(4), member(12)],
            numResults: 2,
            similar: [6, 8, 14, 16].map((n) => member(n)),
          }),
      },
    },
  },
};
export const Empty: Story = {
  args: { search: { region: 'UT', online: true, min_age: 60 } },
  parameters: { api: { ...some, members: { search: () => searchPage(1, { profiles: [], numResults: 0 }) } } },
};
export const EmptyWithoutFilters: Story = {
  args: { search: { gender: 'any', country: 'any' } },
  parameters: { api: { ...some, members: { search: () => searchPage(1, { profiles: [], numResults: 0 }) } } },
};
export const Loading: Story = { parameters: { api: { site: { regions } } } };
export const LoadFailed: Story = {
  parameters: { api: { ...some, members: { search: () => Promise.reject(new NetworkError('offline')) } } },
};
export const NextPageFailed: Story = {
  parameters: {
    api: {
      ...some,
      members: {
        search: ({ page = '1' }) => (page === '1' ? searchPage(1) : Promise.reject(new NetworkError('offline'))),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show more members' }));
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
export const Visitor: Story = { parameters: { user: null } };
export const VisitorWhoMustLogIn: Story = { parameters: { user: null, settings: { loggedOutSearch: false } } };
