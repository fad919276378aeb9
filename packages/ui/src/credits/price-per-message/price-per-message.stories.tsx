import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { PricePerMessage } from './index.ts';

const meta = {
  title: 'Credits/PricePerMessage',
  component: PricePerMessage,
  parameters: elementNotes({
    use: 'What a message costs in money, wherever it costs credits.',
    avoid: 'Not without the money price: credits alone say little (design §8.8).',
    synonyms: ['cost', 'rate', 'tariff', 'minimum price'],
  }),
  args: { text: 'One message costs 1 credit, from €0.25' },
} satisfies Meta<typeof PricePerMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'Reading and answering with a like is free.' } };
