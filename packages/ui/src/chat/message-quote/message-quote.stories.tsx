import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { MessageQuote } from './index.ts';

const meta = {
  title: 'Chat/MessageQuote',
  component: MessageQuote,
  parameters: elementNotes({
    use: 'What a message answers to: in its `MessageBubble`, and above the `ChatFooter` until it is sent.',
    avoid: 'Not for a photo that is sent: that is a `MessageBubble` of its own.',
    keyboard: [['Tab', 'goes to the button that takes it off']],
    synonyms: ['reply', 'answer', 'quote', 'citation', 'reference'],
  }),
  args: { label: 'Anna’s profile', text: 'I cook on Sundays, cycle to work and know far too much about birds.' },
  render: (args) => (
    <div className="mx-auto max-w-90">
      <MessageQuote {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageQuote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Interest: Story = { args: { text: 'Hiking' } };
export const Photo: Story = { args: { label: 'Your photo', text: undefined, photo: { src: portrait(3) } } };
/** Its space is reserved until its address is loaded. */
export const PhotoOnItsWay: Story = { args: { label: 'Your photo', text: undefined, photo: null } };
export const PhotoGone: Story = {
  args: { label: 'Your photo', text: undefined, photo: null, goneLabel: 'This photo is no longer here' },
};
/** Above the composer. */
export const ToBeSent: Story = {
  args: { onRemove: fn(), removeLabel: 'Write without it' },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Write without it' });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** Three lines are enough to recognize it. */
export const GermanLong: Story = {
  args: {
    label: 'Aus deinem Profil',
    text: 'Ich koche sonntags für alle, die vorbeikommen, fahre bei jedem Wetter mit dem Rad zur Arbeit und weiß viel zu viel über Vögel, Donaudampfschifffahrtsgesellschaften und die besten Plätze am Kanal, an denen man abends sitzen kann.',
  },
  globals: { viewport: { value: 'phone' } },
};
