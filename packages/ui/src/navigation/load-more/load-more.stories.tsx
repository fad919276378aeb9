import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { LoadMore } from './index.ts';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { label: 'Show more members', onLoadMore: fn(), status: '24 of 317 members' },
  parameters: elementNotes({
    use: 'At the end of a list that has more and is read once: members, transactions. With auto it loads as one comes near, at most where the footer stays reachable.',
    avoid: 'Where people come back to a certain place: Pagination. For conversations: MessageList loads by itself.',
    keyboard: [['Enter, Space', 'Load more; focus stays, and the count is read out.']],
    synonyms: ['infinite scroll', 'show more', 'next page', 'endless'],
  }),
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more members' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const AsLink: Story = {
  args: { href: '/members?page=2' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Show more members' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more members' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
export const Everything: Story = { args: { more: false, status: 'All 317 members' } };
export const GermanLong: Story = {
  args: { label: 'Weitere Mitglieder in deiner Nähe anzeigen', status: '24 von 317 Mitgliedern' },
};
