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
    // The address that was asked for, not another. By text: the library takes an empty address for none.
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
/** Until then nothing is seen, and nothing can be reached with the keyboard. */
export const NotYet: Story = {
  // In a picture all that moves is at its end.
  tags: ['no-picture'],
  args: { after: 3_600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page hasn’t loaded yet')).not.toBeVisible();
  },
};
export const GermanLong: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
