import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { MessageQuote } from '../message-quote/index.ts';
import { MessageBubble } from './index.ts';

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  parameters: elementNotes({
    use: 'One message of a conversation, of any kind and in any state.',
    avoid: 'Not outside a `MessageList`, and not for what the site says: use `Alert` or `DaySeparator`.',
    keyboard: [['Tab', 'goes to the photo, and to “Try again” and “Discard” of a message that was not sent']],
    synonyms: ['speech bubble', 'chat message', 'sent', 'read', 'failed', 'photo message', 'gift', 'icebreaker'],
  }),
  args: {
    direction: 'in',
    senderLabel: 'Anna wrote:',
    text: 'That sounds lovely. Do you know the little place by the canal?',
    timeText: '20:14',
    dateTime: '2026-05-04T18:14:00Z',
  },
  render: (args) => (
    <div className="mx-auto max-w-200">
      <MessageBubble {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = { direction: 'out', senderLabel: 'You wrote:' } as const;

export const Incoming: Story = {};
/** The viewer came to it from a search. */
export const Highlighted: Story = { args: { highlighted: true } };
export const Sending: Story = { args: { ...own, state: 'sending', stateLabel: 'Sending' } };
export const Sent: Story = { args: { ...own, state: 'sent', stateLabel: 'Sent' } };
export const Delivered: Story = { args: { ...own, state: 'delivered', stateLabel: 'Delivered' } };
export const Read: Story = { args: { ...own, state: 'read', stateLabel: 'Read' } };
export const Failed: Story = {
  args: {
    ...own,
    state: 'failed',
    stateLabel: 'Not sent',
    onRetry: fn(),
    retryLabel: 'Try again',
    onDiscard: fn(),
    discardLabel: 'Discard',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: {
    ...own,
    state: 'refused',
    stateLabel: 'Not sent: you do not have enough credits',
    onDiscard: fn(),
    discardLabel: 'Discard',
  },
};
export const Short: Story = { args: { text: 'Hi!' } };
export const Emoji: Story = { args: { text: '😍🌷' } };
export const EmojiInText: Story = { args: { text: 'See you there 🌷' } };
export const Icebreaker: Story = {
  args: {
    ...own,
    kind: 'icebreaker',
    kindLabel: 'Icebreaker',
    text: 'If you could travel anywhere tomorrow, where to?',
    state: 'read',
    stateLabel: 'Read',
  },
};
/** An answer to an item of a profile shows that item. */
export const AnswerToPhoto: Story = {
  args: { text: 'Where was that?', quote: <MessageQuote label="Your photo" photo={{ src: portrait(4) }} /> },
};
export const OwnAnswerToText: Story = {
  args: {
    ...own,
    text: 'What do you cook, when nobody comes?',
    quote: <MessageQuote label="Anna’s profile" text="I cook on Sundays, for whoever comes by." />,
    state: 'read',
    stateLabel: 'Read',
  },
};
export const Gift: Story = {
  args: {
    kind: 'gift',
    kindLabel: 'Gift: a rose',
    text: undefined,
    media: <span className="text-[4rem] leading-none">🌹</span>,
  },
};
export const GiftWithText: Story = {
  args: {
    ...own,
    kind: 'gift',
    kindLabel: 'Gift: a rose',
    text: 'For your first day at the new job.',
    media: <span className="text-[4rem] leading-none">🌹</span>,
    state: 'delivered',
    stateLabel: 'Delivered',
  },
};
export const Photo: Story = {
  args: {
    kind: 'photo',
    text: undefined,
    photo: { src: portrait(3), alt: 'Photo from Anna', width: 3, height: 4 },
    onOpen: fn(),
    openLabel: 'Open photo from Anna',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo from Anna' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const PhotoWithText: Story = {
  args: {
    ...own,
    kind: 'photo',
    text: 'This was last summer.',
    photo: { src: portrait(5), alt: 'Your photo', width: 4, height: 3 },
    state: 'read',
    stateLabel: 'Read',
  },
};
/** Being sent, not sent, and one whose file is gone. */
export const PhotoStates: Story = {
  render: () => (
    <div className="mx-auto max-w-200">
      <MessageBubble
        {...own}
        kind="photo"
        photo={{ src: portrait(5), alt: 'Your photo' }}
        timeText="20:14"
        state="sending"
        stateLabel="Sending"
      />
      <MessageBubble
        {...own}
        kind="photo"
        photo={{ src: portrait(6), alt: 'Your photo' }}
        state="failed"
        stateLabel="Not sent"
        onRetry={fn()}
        retryLabel="Try again"
        onDiscard={fn()}
        discardLabel="Discard"
      />
      <MessageBubble
        direction="in"
        senderLabel="Anna wrote:"
        kind="photo"
        photo={{ src: 'data:image/png;base64,gone', alt: 'This photo is no longer there' }}
        timeText="20:15"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This photo is no longer there')).toBeVisible();
  },
};
export const LinesAreKept: Story = { args: { text: 'First line\n\nThird line,   with gaps' } };
export const LongWord: Story = {
  args: { ...own, text: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4), state: 'sent', stateLabel: 'Sent' },
};
export const Long: Story = {
  args: {
    text: 'I spent the whole weekend in the garden, then cooked for friends, and in the evening we walked along the river until it was dark. It was one of those days that you want to keep. What about you? Did you go on the trip that you told me about?',
  },
};
/** What the site has to say about this message. */
export const Note: Story = {
  args: { ...own, state: 'read', stateLabel: 'Read', note: 'No answer in time, so you got 10 credits back.' },
};
export const RightToLeft: Story = { args: { text: 'שלום, מה שלומך היום?' } };
export const Group: Story = {
  render: () => (
    <div className="mx-auto max-w-200">
      <MessageBubble direction="in" senderLabel="Anna wrote:" position="first" text="Good evening" />
      <MessageBubble direction="in" senderLabel="Anna wrote:" position="middle" text="I am back from the lake." />
      <MessageBubble
        direction="in"
        senderLabel="Anna wrote:"
        position="last"
        text="How was your day?"
        timeText="20:14"
      />
      <MessageBubble {...own} position="first" text="Long, and good." />
      <MessageBubble
        {...own}
        position="last"
        text="I finally finished the shelf."
        timeText="20:16"
        state="read"
        stateLabel="Read"
      />
    </div>
  ),
};
