import type { Meta, StoryObj } from '@storybook/react-vite';
import { CameraIcon, GiftIcon, SparklesIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { ChatFooter } from './index.ts';

const meta = {
  title: 'Chat/ChatFooter',
  component: ChatFooter,
  args: {
    label: 'Message to Anna',
    placeholder: 'Write to Anna',
    sendLabel: 'Send',
    priceText: '1 credit',
    balanceText: '20 credits left',
    toolsLabel: 'Add something',
    maxLength: 500,
    onSend: fn(),
    icebreakerButton: (
      <IconButton label="Icebreakers">
        <SparklesIcon aria-hidden />
      </IconButton>
    ),
    giftButton: (
      <IconButton label="Gifts">
        <GiftIcon aria-hidden />
      </IconButton>
    ),
    tools: (
      <IconButton label="Photo">
        <CameraIcon aria-hidden />
      </IconButton>
    ),
  },
  parameters: {
    ...elementNotes({
      use: 'Under a conversation: where a message is written, or why it cannot be and what to do about it.',
      avoid:
        'Not for a report or a profile text: use `TextArea`. It knows no prices and no balance; whoever shows it says which `variant` holds.',
      keyboard: [
        ['Enter', 'sends'],
        ['Shift + Enter', 'begins a new line'],
        ['Tab', 'goes to icebreakers, gifts, photo and the send button; on a phone to the button that shows them'],
      ],
      synonyms: [
        'composer',
        'message field',
        'input',
        'editor',
        'out of credits',
        'blocked',
        'premium only',
        'offline',
      ],
    }),
    layout: 'fullscreen',
  },
  render: (args) => (
    <div className="mx-auto max-w-200 pt-6">
      <ChatFooter {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = 'I would love to. Thursday at eight?';
const long = 'I spent the whole weekend in the garden, then cooked for friends, and in the evening we walked. '.repeat(
  6,
);

export const Enabled: Story = {};
export const Written: Story = { args: { defaultValue: draft } };
export const Sends: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Anna' });
    await userEvent.type(field, 'Hello{Shift>}{Enter}{/Shift}you');
    await expect(field).toHaveValue('Hello\nyou');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Hello\nyou');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
/** One line on a phone, with the tools behind a button until the member writes again. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const footer = canvasElement.querySelector<HTMLElement>('[data-slot=chat-footer]')!;
    await expect(footer.offsetHeight).toBeLessThanOrEqual(88);
    await expect(canvas.queryByRole('button', { name: 'Photo' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'Add something', expanded: false });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Photo' })).toBeVisible();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.queryByRole('button', { name: 'Photo' })).toBeNull();
  },
};
export const ManyLines: Story = { args: { defaultValue: 'One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight\nNine\nTen' } };
export const NearTheLimit: Story = { args: { defaultValue: long.slice(0, 480) } };
export const TooLong: Story = {
  args: { defaultValue: long.slice(0, 520) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue(long.slice(0, 520));
  },
};
export const NoCredits: Story = {
  args: {
    variant: 'no-credits',
    defaultValue: draft,
    noticeTitle: 'You do not have enough credits',
    noticeText: 'Your text is kept until you are back.',
    noticeAction: (
      <Button asChild variant="primary">
        <a href="#/credits">Buy credits</a>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(draft);
    await expect(canvas.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '#/credits');
  },
};
export const Blocked: Story = {
  args: {
    variant: 'blocked',
    noticeTitle: 'You have blocked Anna',
    noticeText: 'Neither of you can write.',
    noticeAction: <Button variant="outline">Unblock</Button>,
  },
};
export const PremiumOnly: Story = {
  args: {
    variant: 'premium-only',
    noticeTitle: 'This feature is only available for premium members',
    noticeText: 'Your first credits make you a premium member.',
    noticeAction: <Button variant="gold">Get Premium</Button>,
  },
};
export const ConversationLimit: Story = {
  args: {
    variant: 'conversation-limit',
    noticeTitle: 'You have started 2 conversations',
    noticeText: 'Premium members can start as many as they like. Answering is always possible.',
    noticeAction: <Button variant="gold">Get Premium</Button>,
  },
};
export const Offline: Story = {
  args: {
    variant: 'offline',
    defaultValue: draft,
    noticeTitle: 'You’re offline',
    noticeText: 'What you send now goes out when you are back.',
  },
};
/** In a window that is magnified to 400 % the notice is one line high and scrolls: the conversation stays in view. */
export const OfflineInLowWindow: Story = { args: { ...Offline.args }, globals: { viewport: { value: 'low' } } };
export const NoCreditsInLowWindow: Story = { args: { ...NoCredits.args }, globals: { viewport: { value: 'low' } } };
export const GermanLong: Story = {
  args: {
    placeholder: 'Schreib Maximiliane-Katharina eine Nachricht',
    priceText: '12 Guthabenpunkte',
    variant: 'no-credits',
    noticeTitle: 'Dein Guthaben reicht für diese Nachricht leider nicht aus',
    noticeText: 'Deine Nachricht bleibt gespeichert, bis du dein Guthaben aufgeladen hast.',
    noticeAction: <Button variant="primary">Guthaben jetzt aufladen</Button>,
    defaultValue: 'Das klingt wunderbar.',
  },
};
/** Beside the list on a tablet there is as little space as on a phone: the text has the whole width. */
export const OnTablet: Story = {
  args: { placeholder: 'Schreib eine Nachricht', priceText: '10 Credits · 0,79 €' },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add something' }));
    const text = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Photo' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      text.bottom,
    );
  },
};
