import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { FileDrop } from './index.ts';

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  args: {
    label: 'Add photos',
    hint: 'JPEG, PNG or WebP, up to 10 MB each',
    accept: 'image/*',
    multiple: true,
    onFiles: fn(),
    onReject: fn(),
  },
  parameters: elementNotes({
    use: 'To add photos or a document: chosen, dropped or pasted. On a phone the chooser offers the camera too.',
    avoid: 'For a small attachment inside a conversation, where an IconButton with a file input has its place.',
    keyboard: [
      ['Enter, Space', 'Opens the chooser of the device.'],
      ['Ctrl V', 'Takes a picture from the clipboard.'],
    ],
    synonyms: ['upload', 'photo upload', 'dropzone', 'drag and drop', 'attachment'],
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Add photos'), photo);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
  },
};
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo);
    dataTransfer.items.add(text);
    canvas
      .getByLabelText('Add photos')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
    await expect(args.onReject).toHaveBeenCalledWith([text]);
  },
};
export const WithError: Story = { args: { error: 'This picture is larger than 10 MB. Choose a smaller one.' } };
export const Loading: Story = { args: { loading: true, label: 'Uploading 2 photos…' } };
/** Beside photos, where the next one will be. */
export const AsAPhoto: Story = {
  args: { shape: 'photo', hint: undefined },
  decorators: [
    (Story) => (
      <div className="w-37.5">
        <Story />
      </div>
    ),
  ],
};
export const Disabled: Story = { args: { disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Profilbilder auswählen oder hierher ziehen',
    hint: 'Zulässige Dateiformate: JPEG, PNG, WebP und HEIC mit einer Höchstgröße von jeweils 10 Megabyte',
  },
};
