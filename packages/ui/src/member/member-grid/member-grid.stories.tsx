import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { MemberCard } from '../member-card/index.ts';
import { MemberGrid } from './index.ts';

const people = [
  ['Anna', 34, 'Utrecht'],
  ['Joost', 41, 'Amersfoort'],
  ['Sanne', 29, 'Amsterdam'],
  ['Imani', 36, 'Den Haag'],
  ['Floor', 45, 'Leiden'],
  ['Ruben', 38, 'Delft'],
  ['Willem', 57, 'Zwolle'],
  ['Priya', 31, 'Rotterdam'],
  ['Kofi', 33, 'Eindhoven'],
  ['Roos', 27, 'Groningen'],
] as const;

const cards = people.map(([name, age, place], index) => (
  <MemberCard
    key={name}
    name={name}
    age={age}
    place={place}
    href={`#members/${name}`}
    photoUrl={index === 6 ? null : portrait(index)}
    onLike={fn()}
    likeLabel={`Like ${name}`}
    liked={index === 3}
    {...(index % 3 === 0 ? { presenceLabel: 'Online' } : {})}
    {...(index === 2 || index === 7 ? { goldLabel: 'Premium' } : {})}
    {...(index % 4 === 1 ? { fictionalLabel: 'Fictional profile' } : {})}
  />
));

const meta = {
  title: 'Member/MemberGrid',
  component: MemberGrid,
  parameters: elementNotes({
    use: 'Search results, similar members, likes as cards: as many columns as there is room for, two on a phone.',
    avoid:
      'For rows with words and buttons use a plain list of LikesRow. When nothing was found show EmptyState in its place.',
    synonyms: ['search results', 'list of members', 'tiles', 'cards', 'overview'],
  }),
  args: { label: 'Search results', children: cards },
} satisfies Meta<typeof MemberGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};
export const Compact: Story = { args: { size: 'compact' } };
export const Single: Story = { args: { children: cards.slice(0, 1) } };
export const Loading: Story = { args: { children: null, skeletons: 8 } };
export const LoadingMore: Story = { args: { children: cards.slice(0, 4), skeletons: 4 } };
