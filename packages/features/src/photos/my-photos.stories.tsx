import { ApiError, NetworkError, type Photo } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import { freeUser, image, never } from '../shared/testing/fixtures.ts';
import { offline } from '../shared/testing/line.ts';
import { MyPhotosView, type MyPhotosViewProps } from './my-photos-view.tsx';
import { MyPhotos } from './my-photos.tsx';
import type { Upload } from './upload-queue.ts';

const photo = (number: number, change: Partial<Photo> = {}): Photo => ({
  ...image(number),
  status: 'active',
  main: number === 1,
  position: number - 1,
  ...change,
});
const upload = (number: number, change: Partial<Upload>): Upload => ({
  id: `upload-${number}`,
  file: new File(['x'], `holiday-${number}.jpg`, { type: 'image/jpeg' }),
  kind: 'jpeg',
  previewUrl: image(number).thumb,
  state: 'waiting',
  progress: 0,
  error: null,
  crop: undefined,
  ...change,
});

/** Keeps the new order of the photos, as the account does. */
function Ordered({ photos: given, onMove, ...props }: MyPhotosViewProps) {
  const [photos, setPhotos] = useState(given);
  return (
    <MyPhotosView
      {...props}
      photos={photos}
      onMove={(id, position) => {
        onMove(id, position);
        setPhotos((now) =>
          now.filter((one) => one.id !== id).toSpliced(position, 0, ...now.filter((one) => one.id === id)),
        );
      }}
    />
  );
}

const meta = {
  title: 'Photos/My photos',
  component: MyPhotosView,
  args: {
    photos: [photo(1), photo(2), photo(3, { status: 'inspected' }), photo(4, { status: 'rejected' })],
    limit: 25,
    premium: true,
    photosPublic: false,
    onFiles: fn(),
    onCropping: fn(),
    onSend: fn(),
    onMove: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onMakeMain: fn(),
    onDelete: fn(),
    onPhotosPublic: fn(),
  },
} satisfies Meta<typeof MyPhotosView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Active, under review, refused with the moderator's reason, and one being moved by keyboard. */
export const EveryState: Story = {
  render: (args) => <Ordered {...args} />,
  args: {
    notices: [
      {
        id: 'notice-1',
        kind: 'photo_refused',
        ground: 'spam',
        facts: 'The photo shows the address of a web shop. Photos may not advertise.',
        photoId: 'photo-4',
        automated: false,
        createdAt: '2026-11-18T09:00:00.000Z',
        isNew: false,
        liftedAt: null,
        appeal: { state: 'possible', until: '2027-05-18T09:00:00.000Z', text: null, answer: null, decidedAt: null },
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/address of a web shop/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See reason and appeal' })).toHaveAttribute('href', '/safety');
    canvas.getByRole('button', { name: 'Move photo 2' }).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('photo-2', 2);
    await waitFor(() => expect(canvas.getByText('The photo is now in position 3 of 4.')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Move photo 3' })).toHaveFocus();
  },
};
/** Six places in all: one takes files. */
export const Empty: Story = {
  args: { photos: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Add photos')).toBeEnabled();
    await expect(canvasElement.querySelectorAll('li[aria-hidden]')).toHaveLength(5);
  },
};
/** With the first photo comes the question, unanswered. */
export const AskedWhoSees: Story = {
  args: { photos: [photo(1, { status: 'inspected' })], photosPublic: null },
  play: async ({ args, canvas, userEvent }) => {
    const question = within(canvas.getByRole('group', { name: /people without an account see your photos/ }));
    await userEvent.click(question.getByRole('button', { name: 'Only members' }));
    await expect(args.onPhotosPublic).toHaveBeenLastCalledWith(false);
    await userEvent.click(question.getByRole('button', { name: 'Everyone' }));
    await expect(args.onPhotosPublic).toHaveBeenLastCalledWith(true);
  },
};
/** Without a photo there is nothing to ask: nobody sees any. */
export const NotAskedYet: Story = {
  args: { photos: [], photosPublic: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /people without an account/ })).not.toBeChecked();
  },
};
/** Visible to visitors; one press reverses it. */
export const ShownToEverybody: Story = {
  args: { photosPublic: true },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('switch', { name: /people without an account/ });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(args.onPhotosPublic).toHaveBeenCalledWith(false);
  },
};
/** The pressed answer shows at once; when the server refuses, the question returns with the reason. */
export const AnswerRefused: Story = {
  render: () => <MyPhotos />,
  parameters: {
    user: { ...freeUser, photosPublic: null },
    api: {
      photos: { list: () => ({ photos: [photo(1)], limit: 3 }) },
      account: { update: () => Promise.reject(new NetworkError()) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everyone' }));
    await expect(await screen.findByText(/^No connection/)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Everyone' })).toBeVisible();
  },
};
/** Uploading, uploaded but not processed, waiting, chosen, failed for good without a preview, failed temporarily. */
export const OnTheirWay: Story = {
  args: {
    uploads: [
      upload(5, { state: 'uploading', progress: 0.6 }),
      upload(4, { state: 'uploading', progress: 1 }),
      upload(6, { state: 'waiting' }),
      upload(7, { state: 'chosen' }),
      upload(8, { state: 'failed', previewUrl: 'data:,', error: new ApiError(415, { code: 'photo_type' }) }),
      upload(9, { state: 'failed', error: new NetworkError() }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of holiday-5.jpg' })).toHaveAttribute('value', '0.6');
    await expect(canvas.getByText('Preparing')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    // A file that the browser cannot show is identified by its name.
    await expect(await canvas.findByText('holiday-8.jpg')).toBeVisible();
    // Retrying helps after a lost connection, but not for a file that is no photo.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('upload-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Crop' }));
    await expect(args.onCropping).toHaveBeenCalledWith('upload-7');
  },
};
export const FreeLimit: Story = { args: { photos: [photo(1), photo(2), photo(3)], limit: 3, premium: false } };
/** Offered once the network is back, as nothing can be bought offline. */
export const FreeLimitOffline: Story = {
  ...FreeLimit,
  tags: ['no-picture'],
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You need a connection to buy/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  },
};
export const Delete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete photo 2' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete photo' }));
    await expect(args.onDelete).toHaveBeenCalledWith('photo-2');
  },
};

/** The crop is chosen in a dialog; in German, whose texts are long. */
export const ChoosePart: Story = {
  globals: { locale: 'de' },
  args: { uploads: [upload(5, { state: 'chosen' }), upload(6, { state: 'chosen' })], cropping: 'upload-5' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Nach rechts drehen/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Diesen Ausschnitt nehmen' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Diesen Ausschnitt nehmen' }));
    await expect(args.onSend).toHaveBeenCalledWith(['upload-5'], expect.objectContaining({ rotation: 90 }));
  },
};

let sent = 0;
/** Three pasted files: one is sent whole, one is refused before it is sent, and one has no space. */
export const PasteThree: Story = {
  render: () => <MyPhotos />,
  parameters: {
    user: freeUser,
    api: {
      photos: {
        list: () => ({ photos: [photo(1), photo(2)], limit: 3 }),
        upload: () => ({ photo: photo(5 + (sent += 1), { status: 'inspected', main: false }) }),
        remove: () => ({}),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Add photos');
    const clipboard = new DataTransfer();
    const jpeg = [0xff, 0xd8, 0xff, 0, 0];
    for (const [name, bytes] of [
      ['holiday.jpg', jpeg],
      ['notes.jpg', [1, 2, 3]],
      ['third.jpg', jpeg],
    ] as const)
      clipboard.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: clipboard }));
    // No browser can show five bytes, though they begin like a JPEG: the photo is sent unchanged.
    await expect(await canvas.findByText('Being checked')).toBeVisible();
    await expect(await canvas.findByText(/We can’t use this file/)).toBeVisible();
    await expect(canvas.getByText(/reached the maximum number of photos/)).toBeVisible();
    await expect(canvas.getByText('3 of 3 photos')).toBeVisible();
    // Without space for another photo, retrying cannot help.
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[0] ?? document.body);
    await expect(canvas.queryByText(/We can’t use this file/)).toBeNull();
    // The focus goes to the next one, or to the element before if there is none.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete photo 3' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete photo 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete photo 2' })).toHaveFocus());
  },
};

/** Explains why the camera gives no picture; files can still be added. */
export const CameraRefused: Story = {
  args: { photos: [] },
  play: async ({ canvas, userEvent }) => {
    const asked = Promise.withResolvers<MediaStream>();
    spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(asked.promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Take a photo' }));
    const dialog = within(await screen.findByRole('dialog'));
    // The dialog opens while the camera starts, with the focus on the waiting button; when that is replaced, the focus stays in the
    // dialog.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Take photo' })).toHaveFocus());
    asked.reject(new DOMException('no', 'NotAllowedError'));
    await waitFor(() => expect(dialog.getByText(/isn’t letting this page use the camera/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
export const Loading: Story = { render: () => <MyPhotos />, parameters: { api: { photos: { list: never } } } };
export const LoadFailed: Story = {
  render: () => <MyPhotos />,
  parameters: { api: { photos: { list: () => Promise.reject(new NetworkError('offline')) } } },
};
