import { ApiError, NetworkError, type Photo } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { freeUser, image } from '../shared/testing/fixtures.ts';
import { MyPhotosView } from './my-photos-view.tsx';
import { MyPhotos } from './my-photos.tsx';
import type { Upload } from './use-upload-queue.ts';

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
  previewUrl: image(number).thumb,
  state: 'waiting',
  error: null,
  ...change,
});

const meta = {
  title: 'Photos/My photos',
  component: MyPhotosView,
  args: {
    photos: [photo(1), photo(2), photo(3, { status: 'inspected' }), photo(4, { status: 'rejected' })],
    limit: 25,
    premium: true,
    onFiles: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onMakeMain: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof MyPhotosView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { photos: [] } };
export const Uploading: Story = {
  args: {
    uploads: [upload(5, { state: 'uploading' }), upload(6, { state: 'waiting' })],
    progress: { done: 1, total: 3 },
  },
};
export const SomeFailed: Story = {
  args: {
    uploads: [
      upload(5, { state: 'failed', error: new ApiError(413, { code: 'photo_too_large' }) }),
      upload(6, { state: 'failed', error: new NetworkError() }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    // A file that is too large stays too large; a lost connection comes back.
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('upload-6');
  },
};
export const FreeLimit: Story = { args: { photos: [photo(1), photo(2), photo(3)], limit: 3, premium: false } };
export const PremiumLimit: Story = {
  args: { photos: Array.from({ length: 25 }, (_, index) => photo(index + 1)), limit: 25 },
};
export const Delete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete photo 2' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete photo' }));
    await expect(args.onDelete).toHaveBeenCalledWith('photo-2');
  },
};

let sent = 0;
/** Two files at once: one is taken, one is refused before it is sent. */
export const UploadTwo: Story = {
  render: () => <MyPhotos />,
  parameters: {
    user: freeUser,
    api: {
      photos: {
        list: () => ({ photos: [photo(1)], limit: 3 }),
        upload: () => ({ photo: photo(5 + (sent += 1), { status: 'inspected', main: false }) }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Add photos');
    await userEvent.upload(input, [
      new File(['x'], 'holiday.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(13 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }),
    ]);
    await expect(await canvas.findByText('Being checked')).toBeVisible();
    await expect(await canvas.findByText(/too large/)).toBeVisible();
    await expect(canvas.getByText('2 of 3 photos')).toBeVisible();
  },
};
