import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ErrorScreen, NotFoundScreen } from './error-screen.tsx';
import { LastResort, MissingView } from './error-view.tsx';

const meta = {
  title: 'Site/Error page',
  component: ErrorScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundScreen /> };
export const Unknown: Story = { args: { error: new Error('x') } };
export const Offline: Story = { args: { error: new NetworkError() } };
/** A page that was never opened on this device, and now there is no network. */
export const PageOffline: Story = { render: () => <MissingView state="offline" onRetry={fn()} /> };
/** A part of the site did not come, though there is a network. */
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
