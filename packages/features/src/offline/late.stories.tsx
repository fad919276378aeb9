import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { LateView } from './late-view.tsx';

const meta = {
  title: 'Site/Late page',
  component: LateView,
  args: { after: 0 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LateView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The scripts of a page have not arrived. */
export const Late: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This page hasn’t loaded yet' })).toBeVisible());
    // Must be the requested address. Found by text: the library takes a link with an empty address for none.
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
/** Until then it is invisible, and the keyboard cannot reach it. */
export const NotYet: Story = {
  // Pictures show every animation at its end.
  tags: ['no-picture'],
  args: { after: 3_600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page hasn’t loaded yet')).not.toBeVisible();
  },
};
export const GermanLong: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
