import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { variant: 'primary', children: 'Send a like', onClick: fn() },
  parameters: elementNotes({
    use: 'For what a person does. Primary, the colour of the heart, is to like, send, pay and sign up, and for nothing else; strong is the main action of every other screen. One of the two a screen; soft and outline for what stands beside it, gold for Premium only, danger for what cannot be undone. With asChild a link looks like it.',
    avoid:
      'For going somewhere inside a text (Link), for an icon alone (IconButton) and for choices that stay chosen (ChipGroup, SegmentedControl).',
    keyboard: [['Enter, Space', 'Does it. While loading, nothing happens and focus stays.']],
    synonyms: ['cta', 'call to action', 'action', 'submit'],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a like' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Strong: Story = { args: { variant: 'strong', children: 'Save the changes' } };
export const Soft: Story = { args: { variant: 'soft', children: 'Add a photo' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Gold: Story = { args: { variant: 'gold', children: 'Get Premium' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Block: Story = { args: { block: true } };
export const WithIcon: Story = { args: { children: [<HeartIcon key="icon" aria-hidden />, 'Send a like'] } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a like' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const GermanLong: Story = {
  args: { variant: 'strong', children: 'Benachrichtigungseinstellungen jetzt speichern' },
};
/** One main action; the others are quiet. */
export const DoOneMainAction: Story = {
  name: 'One main action',
  tags: ['do'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="strong">Save the changes</Button>
      <Button variant="ghost">Discard them</Button>
    </div>
  ),
};
/** Two of equal weight: neither is the obvious one. And the colour of the heart is for liking, sending and paying only. */
export const DontTwoMainActions: Story = {
  name: 'Two main actions',
  tags: ['dont'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary">Save the changes</Button>
      <Button variant="primary">Discard them</Button>
    </div>
  ),
};
