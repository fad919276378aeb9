import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Pagination } from './index.ts';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of results',
    page: 1,
    pageCount: 20,
    hrefFor: (page: number) => `/members?page=${page}`,
    onSelect: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
  },
  parameters: elementNotes({
    use: 'Numbered pages with addresses of their own: search results, histories. One page shows nothing.',
    avoid: 'For a list that is read once from the top: LoadMore. For steps of a flow: Steps.',
    keyboard: [
      ['Tab', 'Goes from page to page.'],
      ['Enter', 'Opens one.'],
    ],
    synonyms: ['pager', 'pages', 'next', 'previous', 'page numbers'],
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(args.onSelect).toHaveBeenCalledWith(2);
  },
};
export const Middle: Story = { args: { page: 10 } };
export const Last: Story = { args: { page: 20 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const Thousands: Story = { args: { page: 4999, pageCount: 9999 } };
