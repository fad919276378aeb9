import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete this conversation?',
    description: 'It is gone for you. The other side keeps it.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: elementNotes({
    use: 'Asks once before something is lost or paid: delete a conversation, leave a payment. The button says what happens, never OK.',
    avoid:
      'For news (Toast, Alert) and anything with fields (Dialog). Where it can be undone, do it and offer to undo it.',
    keyboard: [
      ['Tab', 'Stays inside, between the two buttons.'],
      ['Escape', 'Cancels, unless the act is under way.'],
    ],
    synonyms: ['confirm', 'are you sure', 'delete', 'modal', 'warning'],
  }),
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  args: {
    title: 'Send 10 credits as a gift?',
    description: 'You have 42 credits.',
    confirmLabel: 'Send',
    cancelLabel: 'Not now',
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = {
  args: { tone: 'danger' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { tone: 'danger', loading: true } };
export const GermanLong: Story = {
  args: {
    tone: 'danger',
    title: 'Mitgliedschaft und sämtliche Unterhaltungen unwiderruflich löschen?',
    description: 'Nach Ablauf der vierzehntägigen Widerrufsfrist können wir Ihr Benutzerkonto nicht wiederherstellen.',
    confirmLabel: 'Benutzerkonto löschen',
    cancelLabel: 'Doch nicht löschen',
  },
};
