import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { freeUser, never } from '../../shared/testing/fixtures.ts';
import { searchPage, wholeSearch } from '../testing.ts';
import { PeopleToGreet } from './people-to-greet.tsx';

const meta = {
  title: 'Members/People to greet',
  component: PeopleToGreet,
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
  parameters: { user: freeUser, api: { search: { members: () => wholeSearch() } } },
} satisfies Meta<typeof PeopleToGreet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    const hellos = await canvas.findAllByRole('link', { name: /^Say hello to / });
    await expect(hellos).toHaveLength(3);
    await expect(hellos[0]).toHaveAttribute('href', expect.stringMatching(/^\/members\/[^/]+\/chat$/));
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnPhoneInPolish: Story = { globals: { viewport: { value: 'phone' }, locale: 'pl', theme: 'dark' } };
export const Loading: Story = { parameters: { api: { search: { members: never } } } };
export const One: Story = {
  parameters: {
    api: {
      search: {
        members: () => searchPage(1, { profiles: wholeSearch().profiles.slice(0, 1), numResults: 1, nextCursor: null }),
      },
    },
  },
};
/** They are not what the page is about: without a connection it does without them. */
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
/** Nobody matches: the other ways to begin are enough. */
export const WithoutMatches: Story = {
  parameters: { api: { search: { members: () => searchPage(1, { profiles: [], numResults: 0, nextCursor: null }) } } },
};
