import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { PhotoCropper, type PhotoCropperProps } from './index.ts';

const meta = {
  title: 'Controls/PhotoCropper',
  component: PhotoCropper,
  args: {
    src: portrait(3),
    label: 'Photo: choose what others see',
    hint: 'Drag the photo, or use the arrow keys and + and -.',
    onCropChange: fn(),
    zoomLabel: 'Zoom',
    zoomInLabel: 'Zoom in',
    zoomOutLabel: 'Zoom out',
    rotateLabel: 'Rotate right',
    loadingLabel: 'The photo is being read',
    failure: 'This photo cannot be read. Choose another one.',
    minWidth: 100,
    className: 'max-w-80',
  },
  parameters: elementNotes({
    use: 'After a photo was chosen and before it is sent: the member decides what the 3:4 card or the round avatar shows. It gives the rectangle and the rotation; the original stays as it is.',
    avoid: 'For filters, text and stickers: there are none. To show a photo large use Lightbox.',
    keyboard: [
      ['Arrow keys', 'Move the part that is kept; with Shift five times as far.'],
      ['+, -', 'Come closer, go further away.'],
      ['Tab', 'Goes on to the zoom and the rotation.'],
    ],
    status: 'new',
    synonyms: ['crop', 'cut', 'zoom', 'rotate', 'avatar editor', 'profile picture'],
  }),
} satisfies Meta<typeof PhotoCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastOf = (args: Pick<PhotoCropperProps, 'onCropChange'>) => {
  const { calls } = (args.onCropChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as { x: number; width: number; rotation: number } | undefined;
};

export const Portrait: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onCropChange).toHaveBeenCalledOnce());
    const start = lastOf(args);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('++{ArrowLeft}');
    await expect(lastOf(args)?.width).toBeLessThan(start?.width ?? 0);
    const { x } = lastOf(args) ?? { x: 0 };
    await userEvent.keyboard('{ArrowRight}');
    await expect(lastOf(args)?.x).toBeGreaterThan(x);
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate right' }));
    await expect(lastOf(args)?.rotation).toBe(90);
    for (let turns = 0; turns < 3; turns += 1) await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await expect(lastOf(args)).toEqual(start);
  },
};
export const Square: Story = { args: { aspect: 'square', src: portrait(5) } };
export const CloseAndTurned: Story = {
  args: { src: portrait(2) },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onCropChange).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate right' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(lastOf(args)).toMatchObject({ rotation: 90 });
  },
};
export const TooSmallToZoom: Story = {
  args: { minWidth: 5000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Zoom' })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA', onFailure: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('This photo cannot be read. Choose another one.')).toBeVisible();
    await expect(args.onFailure).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const GermanLong: Story = {
  args: {
    hint: 'Verschieben Sie den Bildausschnitt mit dem Finger oder den Pfeiltasten; mit den Plus- und Minustasten ändern Sie die Vergrößerungsstufe.',
  },
};
