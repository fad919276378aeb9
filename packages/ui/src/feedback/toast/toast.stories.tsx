import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ChatFooter } from '../../chat/chat-footer/index.ts';
import { ChatLayout, ChatPane } from '../../chat/chat-layout/index.ts';
import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { Toast, ToastProvider, useToast } from './index.ts';

function ShowButton() {
  const { show } = useToast();
  return <Button onClick={() => show({ message: 'Like sent.' })}>Like</Button>;
}

function ShowButtons() {
  const { show } = useToast();
  return (
    <div className="flex gap-3">
      <Button onClick={() => show({ tone: 'success', message: 'Your profile is saved.', duration: 0 })}>Save</Button>
      <Button
        variant="outline"
        onClick={() => show({ tone: 'danger', message: 'The conversation could not be deleted.', duration: 0 })}
      >
        Fail
      </Button>
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  parameters: elementNotes({
    use: 'The result of a press, for a few seconds, with at most one way to go on.',
    avoid: 'Not for what must be read or done: use `Alert`. Not for errors of a field.',
    keyboard: [
      ['Escape', 'dismisses it'],
      ['Tab', 'goes to its action; while it has focus it stays'],
    ],
    synonyms: ['snackbar', 'notification', 'message', 'undo'],
  }),
  args: { dismissLabel: 'Dismiss', onDismiss: fn(), children: 'Like sent.', className: 'max-w-md' },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Your profile is saved.' } };
export const Warning: Story = { args: { tone: 'warning', children: 'You have 3 credits left.' } };
export const Danger: Story = {
  args: { tone: 'danger', title: 'Not deleted', children: 'The conversation could not be deleted.' },
};
export const WithAction: Story = {
  args: {
    children: 'You passed on Anna.',
    action: (
      <Button size="sm" variant="ghost">
        Undo
      </Button>
    ),
  },
};
export const EscapeDismisses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
/** Every toast waits for its button: some readers need longer. */
export const Staying: Story = {
  render: () => (
    <ToastProvider stay dismissLabel="Dismiss">
      <ShowButton />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Like sent.'));
  },
};
export const Provided: Story = {
  render: () => (
    <ToastProvider dismissLabel="Dismiss">
      <ShowButtons />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your profile is saved.'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The conversation could not be deleted.'));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0]!);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** At any width, a toast covers neither the text field nor its send button. */
export const ClearOfTheComposer: Story = {
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'xl' } },
  render: () => (
    <ToastProvider dismissLabel="Dismiss">
      <div className="h-dvh">
        <ChatLayout list={null} showing="conversation">
          <ChatPane
            label="Conversation with Anna"
            bar={<ShowButtons />}
            footer={<ChatFooter label="Message to Anna" sendLabel="Send" onSend={fn()} />}
          >
            {null}
          </ChatPane>
        </ChatLayout>
      </div>
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const dismiss = await waitFor(() => {
      const buttons = canvas.getAllByRole('button', { name: 'Dismiss' });
      void expect(buttons).toHaveLength(2);
      return buttons;
    });
    const box = (element: Element | null | undefined) => element!.getBoundingClientRect();
    const composer = box(canvas.getByRole('textbox').closest('form'));
    for (const button of dismiss) {
      const toast = box(button.closest('[data-slot=toast]'));
      await expect(toast.right <= composer.left || toast.bottom <= composer.top).toBe(true);
    }
  },
};
export const ClearOfTheComposerOnPhone: Story = {
  ...ClearOfTheComposer,
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
};
