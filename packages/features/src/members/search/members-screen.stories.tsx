import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { member, never } from '../../shared/testing/fixtures.ts';
import { MembersScreen, type MembersSearch } from '../index.ts';
import { places, searchPage, widenings } from '../testing.ts';

/** The address bar of a story. */
function Search({ search: first }: { search: MembersSearch }) {
  const [search, setSearch] = useState(first);
  return <MembersScreen search={search} onSearchChange={setSearch} />;
}

const around = {
  places,
  search: { saved: () => ({ filter: null }), widenings: () => widenings([]) },
};
const members = ({ cursor = '1' }) => searchPage(Number(cursor));
const some = { ...around, search: { ...around.search, members } };
const nobody = searchPage(1, { profiles: [], numResults: 0 });

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
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: Women' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove filter: Women' })).toBeNull());
    await expect(await canvas.findByText('317 members found')).toBeVisible();
  },
};
/** With a saved search, and an address that asks for things that do not exist. */
export const ManyFilters: Story = {
  args: {
    search: {
      gender: 'woman,nonbinary',
      place: 'NL-2743977',
      radius: 50,
      min_age: 7,
      max_age: 41,
      online: true,
      new: true,
      with_photo: true,
      body_type: 'athletic,average',
      hair_colour: 'plaid',
      speaks: 'nl,de',
    },
  },
  parameters: { api: { ...some, search: { ...some.search, saved: () => ({ filter: { gender: 'woman' } }) } } },
  globals: { viewport: { value: 'xl' } },
  // However many lines the filters take, the order keeps its place beside the first.
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Remove filter/ });
    const order = canvas.getAllByRole('combobox', { name: 'Sort by' }).find((select) => select.checkVisibility());
    const [above, beside] = [first, order].map((element) => element?.getBoundingClientRect());
    await expect(beside?.top).toBeLessThan(above?.bottom ?? 0);
    await expect(beside?.left).toBeGreaterThan(above?.right ?? Infinity);
  },
};
export const FiltersOnPhone: Story = {
  args: { search: { place: 'NL-2743977' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (3)' }));
  },
};
export const FewAndSimilar: Story = {
  args: { search: { place: 'NL-2743977', radius: 10, online: true, min_age: 30 } },
  parameters: {
    api: {
      ...some,
      search: {
        ...around.search,
        widenings: () =>
          widenings([
            { filter: 'radius', value: '200', numResults: 1000 },
            { filter: 'radius', value: '50', numResults: 214 },
            { filter: 'online', value: null, numResults: 37 },
            { filter: 'min_age', value: '25', numResults: 5 },
          ]),
        members: () =>
          searchPage(1, {
            profiles: [member(4), member(12)],
            numResults: 2,
            similar: [6, 8, 14, 16].map((n) => member(n)),
            nextCursor: null,
          }),
      },
    },
  },
};
export const Empty: Story = {
  args: { search: { gender: 'any', country: 'any' } },
  parameters: {
    api: {
      ...around,
      search: {
        ...around.search,
        widenings: () => ({ numResults: 0, reason: 'nobody', widenings: [] }),
        members: () => nobody,
      },
    },
  },
};
export const Loading: Story = { parameters: { api: { search: { members: never } } } };
export const LoadFailed: Story = {
  parameters: {
    api: { ...around, search: { ...around.search, members: () => Promise.reject(new NetworkError('offline')) } },
  },
};
export const NextPageFailed: Story = {
  parameters: {
    api: {
      ...around,
      search: {
        ...around.search,
        members: ({ cursor }: { cursor?: string | undefined }) =>
          cursor ? Promise.reject(new NetworkError('offline')) : searchPage(1),
      },
    },
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Show more members' })).click();
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
export const Visitor: Story = { parameters: { user: null } };
export const VisitorWhoMustLogIn: Story = { parameters: { user: null, settings: { loggedOutSearch: false } } };
/** Both ways on stand side by side, each on one line. */
export const VisitorWhoMustLogInOnPhone: Story = {
  ...VisitorWhoMustLogIn,
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async ({ canvas }) => {
    const signUp = (await canvas.findByRole('link', { name: 'Kostenlos registrieren' })).getBoundingClientRect();
    const logIn = canvas.getByRole('link', { name: 'Einloggen' }).getBoundingClientRect();
    await expect(signUp.top).toBe(logIn.top);
    await expect(signUp.height).toBeLessThan(60);
  },
};
