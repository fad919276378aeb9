import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Button } from '../../controls/button/index.ts';
import { TextField } from '../../controls/text-field/index.ts';
import { portrait } from '../../testing/pictures.ts';
import { Dialog, type DialogProps } from './index.ts';

function WithButton(args: DialogProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Report this profile',
    closeLabel: 'Close',
    children: 'Tell us what happened. Nobody but our team will read it.',
  },
  render: (args) => <WithButton {...args} />,
  parameters: elementNotes({
    use: 'A task that must be finished or left before the page goes on: sign up, report, choose a gift. On phones full-on-phone gives it the whole screen.',
    avoid:
      'To confirm one act: AlertDialog. Beside the page, as filters are: Sheet. Small and by its button: Popover. Never one above another.',
    keyboard: [
      ['Tab', 'Stays inside.'],
      ['Escape', 'Closes it, where it may be closed; focus goes back to where it was.'],
    ],
    synonyms: ['modal', 'popup', 'overlay', 'window', 'lightbox'],
  }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', description: 'It takes less than a minute.' } };
export const SheetOnPhone: Story = {
  args: { size: 'sheet-on-phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(dialog.getBoundingClientRect().width).toBe(innerWidth);
  },
};
export const FullOnPhone: Story = { args: { size: 'full-on-phone' }, globals: { viewport: { value: 'phone' } } };
export const WithFooter: Story = {
  args: {
    children: <TextField label="What happened?" data-autofocus />,
    footer: (
      <>
        <Button variant="outline">Cancel</Button>
        <Button>Send report</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What happened?' })).toHaveFocus());
  },
};
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Paragraph {line + 1} of a long text.</p>),
    footer: <Button>Agree</Button>,
  },
};
export const Picture: Story = {
  args: {
    flush: true,
    titleHidden: true,
    size: 'sm',
    children: <img src={portrait(3)} alt="" className="aspect-square w-full object-cover" />,
  },
};
export const NoCloseButton: Story = {
  args: { closeLabel: undefined, dismissible: false, footer: <Button>Go on</Button> },
};
export const EscapeCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: 'Report this profile' });
    await waitFor(() => expect(dialog).toBeVisible());
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
export const NotDismissible: Story = {
  args: { dismissible: false, closeLabel: undefined },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Benachrichtigungseinstellungen zurücksetzen und Geräteanmeldungen widerrufen',
    closeLabel: 'Schließen',
    footer: (
      <>
        <Button variant="outline">Abbrechen und zurückkehren</Button>
        <Button>Einstellungen zurücksetzen</Button>
      </>
    ),
  },
};
