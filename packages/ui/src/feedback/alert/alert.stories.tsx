import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: elementNotes({
    use: 'A message about the thing next to it that stays until it is mended.',
    avoid: 'For news about the whole page use `Banner`, for the result of a press `Toast`, at a field its `error`.',
    keyboard: [['Tab', 'goes to its buttons']],
    synonyms: ['notice', 'warning', 'error', 'info box', 'callout'],
  }),
  args: { children: 'Your photo is being inspected.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Your e-mail address is confirmed.' } };
export const Warning: Story = {
  args: { tone: 'warning', children: 'Please confirm your e-mail address within 3 days.' },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'Payment failed', children: 'Nothing was charged. Please try another way to pay.' },
};
export const WithActions: Story = {
  args: {
    tone: 'info',
    title: 'People like to see who they talk to',
    children: 'Profiles with a photo get ten times as many answers.',
    actions: <Button size="sm">Add a photo</Button>,
  },
};
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const GermanLong: Story = {
  args: {
    tone: 'warning',
    title: 'E-Mail-Benachrichtigungen vorübergehend abgeschaltet',
    children:
      'Eine unserer Nachrichten wurde als Spam gemeldet. Deshalb verschicken wir keine Benachrichtigungen mehr, bis Sie sie wieder einschalten.',
    actions: (
      <Button size="sm" variant="outline">
        Benachrichtigungseinstellungen öffnen
      </Button>
    ),
    onDismiss: fn(),
    dismissLabel: 'Ausblenden',
  },
};
/** What happened, then the possible action. */
export const DoSayWhatToDo: Story = {
  name: 'What happened and what to do',
  tags: ['do'],
  args: { tone: 'danger', title: 'Payment failed', children: 'Nothing was charged. Try another way to pay.' },
};
/** Blames, explains nothing, and shouts. */
export const DontShout: Story = {
  name: 'An error without a way out',
  tags: ['dont'],
  args: { tone: 'danger', title: 'ERROR', children: 'Invalid payment!' },
};
