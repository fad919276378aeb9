import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { member } from '../shared/testing/fixtures.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LastResort, MissingView } from './error-view.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = {
  title: 'Site/Error page',
  component: ErrorScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const faces = Array.from({ length: 6 }, (_, number) => member(number, { fictional: number % 2 === 0 }));

const found = { profiles: faces, numResults: 6, page: 1, similar: [], nextCursor: null };

/** A visitor finds the search and some members. */
export const NotFound: Story = {
  parameters: { user: null, api: { search: { members: () => found } } },
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    // One row: two on a phone.
    await expect(await canvas.findAllByRole('article')).toHaveLength(innerWidth < 640 ? 2 : 6);
    await expect(canvas.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/members');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
export const NotFoundOnPhone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };
export const NotFoundForMember: Story = {
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/members');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
/** Where visitors may not see members, only the link home remains. */
export const NotFoundWithoutMembers: Story = {
  parameters: { user: null, settings: { loggedOutSearch: false } },
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** The members cannot be loaded: the page does without them. */
export const NotFoundWithoutFaces: Story = {
  parameters: { user: null, api: { search: { members: () => Promise.reject(new NetworkError()) } } },
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Look around' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const Unknown: Story = { args: { error: new Error('x') } };
export const Offline: Story = { args: { error: new NetworkError() } };
/** The page was never opened on this device, and there is no network. */
export const PageOffline: Story = { render: () => <MissingView state="offline" onRetry={fn()} /> };
/** A file of the site did not arrive, though there is a network. */
export const PageMissing: Story = { render: () => <MissingView state="missing" onRetry={fn()} /> };
export const PageMissingOnPhone: Story = { ...PageMissing, globals: { viewport: { value: 'phone' } } };
export const PageTriedAgain: Story = { render: () => <MissingView state="missing" pending onRetry={fn()} /> };
export const Busy: Story = { args: { error: new ApiError(503, { code: 'busy' }) } };

function Broken(): never {
  throw new Error('the error page fails');
}
/** NAV-07: a failure while the error page is shown. */
export const SecondFailure: Story = {
  render: () => (
    <LastResort>
      <Broken />
    </LastResort>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An error occurred while showing the error page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/');
  },
};
