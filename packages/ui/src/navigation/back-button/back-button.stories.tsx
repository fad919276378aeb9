import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { BackButton } from './index.ts';

const meta = {
  title: 'Navigation/BackButton',
  component: BackButton,
  args: { label: 'Back', onClick: fn() },
  parameters: elementNotes({
    use: 'Back to where one came from: in a top bar without sections, above the title of a page below another, and above a conversation on a phone.',
    avoid: 'On main pages, which the bar leads to, and to show where a page belongs (Breadcrumb).',
    keyboard: [['Enter', 'Goes back.']],
    synonyms: ['arrow', 'previous', 'return', 'history'],
  }),
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Button: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Link: Story = { args: { href: '#members' } };
export const WithLabel: Story = { args: { showLabel: true, label: 'Back to search' } };
export const GermanLong: Story = { args: { showLabel: true, label: 'Zurück zu den Suchergebnissen' } };
