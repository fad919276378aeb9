import { NetworkError } from '@heartline/api-client';
import { expectClearFace, expectOneBadge } from '@heartline/ui/testing/clear-face';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { expectFacesFirst } from '../../shared/testing/faces-first.ts';
import { freeUser, member, never } from '../../shared/testing/fixtures.ts';
import { inPhoneShell } from '../../shared/testing/phone-shell.tsx';
import { MembersScreen, type MembersSearch } from '../index.ts';
import { places, searchPage, wholeSearch, widenings } from '../testing.ts';

/** The address bar of a story. */
function Search({ search: first }: { search: MembersSearch }) {
  const [search, setSearch] = useState(first);
  return <MembersScreen search={search} onSearchChange={setSearch} />;
}

const around = {
  places,
  search: { saved: () => ({ filter: null }), widenings: () => widenings([]) },
};
const members = () => wholeSearch();
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
    await expect(await canvas.findByText('24 members found')).toBeVisible();
  },
};
/** With a saved search, and an address with invalid parameters. */
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
      real: true,
      body_type: 'athletic,average',
      hair_colour: 'plaid',
      speaks: 'nl,de',
    },
  },
  parameters: {
    api: {
      ...some,
      search: {
        ...some.search,
        saved: () => ({ filter: { gender: 'woman' } }),
        // Few members: all are in view and drawn, whatever loads late.
        members: () => wholeSearch({ profiles: Array.from({ length: 8 }, (_, index) => member(index)), numResults: 8 }),
      },
    },
  },
  globals: { viewport: { value: 'xl' } },
  // However many lines the filters take, the order stays beside the first.
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
/** A search for people only, where nearly all profiles are fictional, says so and offers to include those. */
export const NoPeopleYet: Story = {
  args: { search: { real: true } },
  parameters: {
    api: {
      ...some,
      search: {
        ...some.search,
        widenings: () =>
          widenings([
            { filter: 'real', value: null, numResults: 186 },
            { filter: 'gender', value: null, numResults: 2 },
          ]),
        members: ({ real }: { real?: string }) => (real ? nobody : members()),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No real people match this yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Only real people' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Show fictional profiles too/ }));
    await expect(await canvas.findByText('24 members found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Only real people/ })).toBeNull();
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
/** Faces from the first moment: only screen readers get title and number, the rest is one line that scrolls away. */
export const FullOnPhone: Story = {
  ...inPhoneShell,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expectFacesFirst();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Members' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Last active' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Newest' }));
    await expect(await canvas.findByRole('button', { name: 'Sort by: Newest' })).toBeVisible();
  },
};
/** Everything at once: a free member, a long search, and on each card every possible mark. */
export const EverythingOnPhone: Story = {
  ...inPhoneShell,
  args: { search: { place: 'NL-2743977', radius: 50, min_age: 30, online: true, new: true, with_photo: true } },
  parameters: {
    layout: 'fullscreen',
    user: freeUser,
    api: {
      ...some,
      search: {
        ...some.search,
        saved: () => ({ filter: { gender: 'woman' } }),
        members: () =>
          wholeSearch({
            profiles: Array.from({ length: 24 }, (_, index) =>
              member(index, {
                online: true,
                premium: true,
                fictional: true,
                liked: index % 2 === 0,
                ...(index === 0 ? { mainImage: null } : {}),
                ...(index === 1 ? { name: 'Maximiliane-Friederike', place: 'Villingen-Schwenningen' } : {}),
              }),
            ),
          }),
      },
    },
  },
  globals: { ...inPhoneShell.globals, locale: 'de' },
  play: async ({ canvas, canvasElement }) => {
    await expectFacesFirst();
    // On fictional profiles the mark is the only badge.
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(/Fictional profile/);
    await expect(canvasElement.querySelectorAll('[data-slot=presence-dot], [data-slot=gold-badge]')).toHaveLength(0);
  },
};
/** One reason to say hello, if it is true and useful: a fictional profile has none. */
export const Reasons: Story = {
  parameters: {
    api: {
      ...some,
      search: {
        ...some.search,
        members: () =>
          searchPage(1, {
            profiles: [
              member(0, { reason: { kind: 'town' } }),
              member(1, { reason: { kind: 'interest', interest: 'photography' } }),
              member(3, { reason: { kind: 'new' } }),
              member(6, { reason: null }),
            ],
            nextCursor: null,
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    const [town, interest, fresh, fictional] = await canvas.findAllByRole('article');
    await expect(town).toHaveTextContent('Utrecht, same as you');
    await expect(interest).toHaveTextContent('Photography, same as you');
    await expect(fresh).toHaveTextContent('New here');
    await expect(fictional).not.toHaveTextContent(/same as you|New here/);
    for (const card of canvas.getAllByRole('article')) {
      await expectClearFace(card);
      await expectOneBadge(card);
    }
  },
};
/** On the narrowest card an interest replaces the place. */
export const ReasonsOnPhone: Story = {
  ...inPhoneShell,
  parameters: { ...Reasons.parameters, layout: 'fullscreen' },
  globals: { ...inPhoneShell.globals, locale: 'fi' },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards[1]).toHaveTextContent(/kuten sinäkin/);
    for (const card of cards) {
      await expectClearFace(card);
      for (const words of card.querySelectorAll('.line-clamp-2'))
        await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
    }
  },
};
export const Visitor: Story = { parameters: { user: null } };
export const VisitorWhoMustLogIn: Story = { parameters: { user: null, settings: { loggedOutSearch: false } } };
/** Both buttons stand side by side, each on one line. */
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
