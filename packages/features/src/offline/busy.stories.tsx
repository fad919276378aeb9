import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BusyView } from './busy-view.tsx';

const meta = {
  title: 'Site/Busy page',
  component: BusyView,
  args: { name: 'Heartline', why: 'busy' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BusyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server cannot make the page right now: the database is down, or something failed. */
export const Busy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Heartline needs a moment' })).toBeVisible();
    // Must be the requested address. Found by text: the library takes a link with an empty address for none.
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
/** More pages than the limit allows. */
export const TooMany: Story = { args: { why: 'too_many' } };
export const GermanLong: Story = {
  args: { why: 'too_many', name: 'Herzensangelegenheiten' },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
