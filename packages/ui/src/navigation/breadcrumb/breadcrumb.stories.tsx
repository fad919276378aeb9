import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Breadcrumb } from './index.ts';

const trail = (...labels: string[]) => labels.map((label, index) => ({ label, href: `#${index}` }));

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    moreLabel: 'Show the whole way',
    items: trail('Home', 'Dating in the Netherlands', 'Utrecht'),
  },
  parameters: elementNotes({
    use: 'Above the title of public pages two or more levels deep: towns and regions, help, legal texts.',
    avoid:
      'Inside the members’ area, which is flat, and for the steps of a flow (Steps). To go back where one came from use BackButton.',
    keyboard: [
      ['Tab', 'Goes from link to link.'],
      ['Enter', 'Follows a link; on the three dots, shows what they stand for and moves focus there.'],
    ],
    status: 'new',
    synonyms: ['trail', 'path', 'you are here', 'hierarchy', 'crumbs'],
  }),
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Utrecht')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Utrecht' })).toBeNull();
  },
};
export const One: Story = { args: { items: trail('Help') } };
export const Many: Story = {
  args: { items: trail('Home', 'Help', 'Payment', 'Direct debit', 'Taking a payment back', 'Deadlines') },
};
export const ManyShown: Story = {
  args: Many.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole way' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
  },
};
export const GermanLong: Story = {
  args: {
    items: trail(
      'Startseite',
      'Partnersuche in Mecklenburg-Vorpommern',
      'Landkreis Ludwigslust-Parchim und Umgebung',
      'Verwaltungsgemeinschaft Neustadt-Glewe am Elbe-Müritz-Wasserstraßenkreuz',
    ),
  },
};
