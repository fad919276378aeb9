import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { GiftPicture, giftKinds } from './index.ts';

const meta = {
  title: 'Chat/GiftPicture',
  component: GiftPicture,
  parameters: elementNotes({
    use: 'The drawing of a gift, in the picker and in a message.',
    avoid: 'Not as an icon in a button: use an icon of lucide.',
    synonyms: ['drawing', 'illustration', 'rose', 'present'],
  }),
  args: { gift: 'rose' },
} satisfies Meta<typeof GiftPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex max-w-160 flex-wrap gap-6">
      {giftKinds.map((gift) => (
        <li key={gift} className="size-24">
          <GiftPicture gift={gift} label={gift} />
        </li>
      ))}
    </ul>
  ),
};
export const Unknown: Story = { args: { gift: 'submarine', className: 'size-24' } };
/** Animated once; without motion if the viewer prefers that. */
export const Arriving: Story = {
  tags: ['no-picture'],
  args: { arriving: true, className: 'size-24' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="gift-picture"]')).toBeVisible());
  },
};
