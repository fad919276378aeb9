import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Interests } from './index.ts';

const words = ['Cooking', 'Hiking', 'Jazz', 'Museums', 'Sailing', 'Travelling', 'Wine', 'Yoga', 'Theatre', 'Dogs'];

const meta = {
  title: 'Member/Interests',
  component: Interests,
  parameters: elementNotes({
    use: 'What a member likes, as chips; shared ones stand out and are said.',
    avoid: 'To choose interests use ChipGroup: these chips lead somewhere at most.',
    synonyms: ['hobbies', 'tags', 'chips', 'in common'],
  }),
  args: {
    label: 'Interests',
    sharedLabel: 'you like this too',
    items: words.map((label, index) => ({ id: label, label, shared: index === 1 || index === 6 })),
  },
} satisfies Meta<typeof Interests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Hiking');
    await expect(second).toHaveTextContent('Wine');
    await expect(third).not.toHaveTextContent('you like this too');
  },
};
export const NoneShared: Story = { args: { items: words.map((label) => ({ id: label, label })) } };
export const One: Story = { args: { items: [{ id: 'jazz', label: 'Jazz', shared: true }] } };
/** Each links to a message about it. */
export const WithLinks: Story = {
  args: {
    items: words.map((label, index) => ({
      id: label,
      label,
      shared: index === 1,
      href: `#${label}`,
      hrefLabel: `Reply to ${label}`,
    })),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Reply to Wine' });
    const chip = link.closest('li')?.getBoundingClientRect();
    await expect(chip?.height).toBeGreaterThanOrEqual(44);
    // The whole chip is the link.
    await expect(document.elementFromPoint((chip?.left ?? 0) + 8, (chip?.top ?? 0) + 22)).toBe(link);
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Interessen',
    sharedLabel: 'das magst du auch',
    items: [
      { id: 'a', label: 'Wochenendausflüge in die Berge', shared: true },
      { id: 'b', label: 'Gesellschaftsspiele' },
      { id: 'c', label: 'Selbstgemachte Marmeladen und Eingemachtes' },
    ],
  },
};
