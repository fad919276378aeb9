import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { TabLinks } from './index.ts';

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: 'Likes',
    value: 'received',
    items: [
      { id: 'received', label: 'Likes you', href: '/likes/received', count: 12, countLabel: '12 new' },
      { id: 'given', label: 'You like', href: '/likes/given' },
      { id: 'mutual', label: 'Matches', href: '/likes/mutual', count: 1, countLabel: '1 new' },
    ],
  },
  parameters: elementNotes({
    use: 'Pages side by side with an address each: likes received, sent, mutual. The browser’s back works.',
    avoid: 'For views without an address: Tabs.',
    keyboard: [
      ['Tab', 'Goes from link to link.'],
      ['Enter', 'Opens one.'],
    ],
    synonyms: ['tab bar', 'sub navigation', 'nav tabs'],
  }),
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underline: Story = {};
export const Pill: Story = { args: { variant: 'pill' } };
export const GermanLong: Story = {
  args: {
    items: [
      { id: 'received', label: 'Wer dich mag', href: '/likes/received', count: 128, countLabel: '128 neue' },
      { id: 'given', label: 'Von dir gemocht', href: '/likes/given' },
      { id: 'mutual', label: 'Gegenseitige Treffer', href: '/likes/mutual' },
    ],
  },
};
