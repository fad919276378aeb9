import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { BlockedRow } from './index.ts';

const meta = {
  title: 'Member/BlockedRow',
  component: BlockedRow,
  parameters: elementNotes({
    use: 'In the list of members the reader has blocked, one row each, in a <li>.',
    avoid: 'For members one may visit or like use LikesRow. To block somebody, ask by AlertDialog first.',
    keyboard: [['Tab, Enter', 'The button takes the block back. It keeps the focus when it is done.']],
    status: 'new',
    synonyms: ['block list', 'unblock', 'ignored', 'ban', 'safety'],
  }),
  args: {
    name: 'Joost',
    photoUrl: portrait(1),
    when: 'Blocked on 3 May',
    unblockText: 'Unblock',
    unblockLabel: 'Unblock Joost',
    onUnblock: fn(),
  },
} satisfies Meta<typeof BlockedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Joost' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};
export const List: Story = {
  render: (args) => (
    <ul className="flex max-w-160 flex-col gap-2.5">
      <li>
        <BlockedRow {...args} />
      </li>
      <li>
        <BlockedRow {...args} name="Willem" photoUrl={null} unblockLabel="Unblock Willem" unblocking />
      </li>
      <li>
        <BlockedRow {...args} name="Ruben" photoUrl={portrait(5)} doneText="No longer blocked" />
      </li>
      <li>
        <BlockedRow
          {...args}
          name="Kofi"
          photoUrl={portrait(8)}
          unblockLabel="Unblock Kofi"
          error="That did not work. Please try again."
        />
      </li>
    </ul>
  ),
};
export const GermanLong: Story = {
  args: {
    name: 'Maximiliane-Friederike von Hohenberg',
    photoUrl: portrait(4),
    when: 'Blockiert am 23. September 2026',
    unblockText: 'Blockierung aufheben',
    unblockLabel: 'Blockierung aufheben von Maximiliane-Friederike von Hohenberg',
    error: 'Das hat leider nicht geklappt. Bitte versuche es noch einmal.',
  },
};
