import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Typing } from '../typing/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { MessageList } from './index.ts';
import { renderSample, sampleRows, type SampleRow } from './sample-messages.tsx';

const meta = {
  title: 'Chat/MessageList',
  component: MessageList<SampleRow>,
  args: {
    items: sampleRows(40),
    renderItem: renderSample,
    label: 'Messages with Anna',
    jumpToNewestLabel: 'Go to the newest message',
    loadingOlderLabel: 'Loading older messages',
    onReachStart: fn(),
  },
  parameters: {
    ...elementNotes({
      use: 'The messages of a conversation, however many: it draws only what can be seen, opens at the end and keeps its place.',
      avoid:
        'Not for lists that begin at the top, such as members: use `MemberGrid` with `LoadMore`. It needs a parent with a height.',
      keyboard: [
        ['Tab', 'reaches the list'],
        ['Arrow keys, Page Up, Page Down, Home, End', 'scroll it once it has focus'],
      ],
      synonyms: ['virtual list', 'chat history', 'thread', 'scroll', 'infinite'],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div className="mx-auto flex h-160 max-w-200 flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList<SampleRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const number = (canvasElement: HTMLElement, of: number) => canvasElement.querySelector(`[data-number="${of}"]`);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(number(canvasElement, 40)).toBeVisible());
  },
};
export const Few: Story = {
  args: {
    items: [
      { key: 'day', kind: 'day', number: 0 },
      ...sampleRows(3, 4),
      { key: 'new', kind: 'new', number: 0 },
      ...sampleRows(2, 6),
    ],
  },
};
export const WithTyping: Story = { args: { footer: <Typing label="Anna is typing" /> } };
export const LoadingOlder: Story = { args: { hasOlder: true, loadingOlder: true } };
/** Opened further up: newer messages are loading, and a button leads to the newest. */
export const LoadingNewer: Story = {
  args: { hasNewer: true, loadingNewer: true, onReachEnd: fn(), onJumpToNewest: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toHaveAttribute('aria-busy', 'true');
  },
};
/** No picture: the position of thousands of rows depends on fractions of a pixel, and they look like a few. */
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: { items: sampleRows(10_000) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(number(canvasElement, 10_000)).toBeVisible());
    await expect(canvasElement.querySelectorAll('[role="log"] *').length).toBeLessThanOrEqual(300);
  },
};
/** No picture, for the same reason. */
export const FurtherUp: Story = {
  tags: ['no-picture'],
  args: { items: sampleRows(200), newCount: 3, newCountLabel: '3 new messages' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(number(canvasElement, 200)).toBeVisible());
    const log = canvas.getByRole('log');
    log.scrollTop -= 900;
    const jump = await canvas.findByRole('button', { name: /Go to the newest message/ });
    await userEvent.click(jump);
    await waitFor(() => expect(number(canvasElement, 200)).toBeVisible());
    log.scrollTop -= 900;
    await canvas.findByRole('button', { name: /Go to the newest message/ });
  },
};
