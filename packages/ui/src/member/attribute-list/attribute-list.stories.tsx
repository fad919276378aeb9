import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeIcon, HeartHandshakeIcon, RulerIcon, ScissorsIcon, UserRoundIcon } from 'lucide-react';

import { elementNotes } from '../../testing/element-notes.ts';
import { AttributeList } from './index.ts';

const items = [
  { id: 'gender', label: 'Gender', value: 'Woman', icon: <UserRoundIcon /> },
  { id: 'hair', label: 'Hair colour', value: 'Dark brown', icon: <ScissorsIcon /> },
  { id: 'eyes', label: 'Eye colour', value: 'Green', icon: <EyeIcon /> },
  { id: 'body', label: 'Body type', value: 'Average', icon: <RulerIcon /> },
  { id: 'status', label: 'Relationship status', value: 'Single', icon: <HeartHandshakeIcon /> },
];
const plain = items.map(({ id, label, value }) => ({ id, label, value }));

const meta = {
  title: 'Member/AttributeList',
  component: AttributeList,
  parameters: elementNotes({
    use: 'Facts about a member, or about an order, as pairs of label and value.',
    avoid: 'For interests use Interests; for sentences a paragraph. What nobody filled in is left out.',
    synonyms: ['facts', 'properties', 'definition list', 'details', 'characteristics'],
  }),
  args: { items },
} satisfies Meta<typeof AttributeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const Rows: Story = { args: { variant: 'rows' } };
export const WithoutIcons: Story = { args: { items: plain } };
export const PlainRows: Story = { args: { items: plain, variant: 'rows' } };
export const GermanLong: Story = {
  args: {
    variant: 'rows',
    items: [
      {
        id: 'a',
        label: 'Beziehungsstatus',
        value: 'In einer offenen Beziehung lebend, auf der Suche nach Freundschaften',
      },
      { id: 'b', label: 'Körperschmuck und Tätowierungen', value: 'Mehrere' },
    ],
  },
};
export const Empty: Story = { args: { items: [] } };
