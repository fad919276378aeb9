import type { Meta, StoryObj } from '@storybook/react-vite';

import { FlagIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { landscape, portrait } from '../../testing/pictures.ts';
import { Lightbox, type LightboxProps } from './index.ts';

/* The union of the props, widened: the types of stories do not accept unions. */
type StoryArgs = Omit<LightboxProps, 'zoomInLabel' | 'zoomOutLabel'> & { zoomInLabel: string; zoomOutLabel: string };

function Controlled(args: StoryArgs) {
  const [index, setIndex] = useState(args.index);
  return (
    <Lightbox
      {...args}
      index={index}
      counterText={`${index + 1} of ${args.images.length}`}
      onIndexChange={(next) => {
        setIndex(next);
        args.onIndexChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox as ComponentType<StoryArgs>,
  parameters: elementNotes({
    use: 'Pictures over the whole screen, opened from a small one: the gallery of a profile, a photo in a chat.',
    avoid: 'For a task or a form use Dialog. A single picture that fits the page needs no lightbox.',
    keyboard: [
      ['← →', 'The picture before, the next one. While a picture is large: moves over it, as ↑ ↓ do.'],
      ['Home, End', 'The first, the last.'],
      ['+ −', 'Larger, smaller.'],
      ['0', 'As it fits.'],
      ['Esc', 'Closes; the focus returns to where it was opened.'],
    ],
    synonyms: ['zoom', 'pinch', 'full screen', 'photo viewer', 'carousel', 'enlarge', 'gallery'],
  }),
  args: {
    open: true,
    onClose: fn(),
    onIndexChange: fn(),
    index: 0,
    images: [1, 2, 3].map((n) => ({ src: portrait(n), alt: `Portrait ${n}` })),
    label: 'Photos of Anna',
    closeLabel: 'Close',
    prevLabel: 'Previous photo',
    nextLabel: 'Next photo',
    counterText: '1 of 3',
    zoomInLabel: 'Larger',
    zoomOutLabel: 'Smaller',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<ComponentType<StoryArgs>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
  },
};
export const Middle: Story = { args: { index: 1 } };
export const Single: Story = { args: { images: [{ src: portrait(4), alt: 'Portrait' }], counterText: '1 of 1' } };
export const Phone: Story = {
  args: {
    index: 1,
    actions: (
      <IconButton label="Report this photo" variant="on-photo">
        <FlagIcon />
      </IconButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Portrait 2' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  },
};
const scaleOf = (name: string, root: HTMLElement) =>
  Number(
    /scale\(([\d.]+)\)/.exec(root.querySelector<HTMLElement>(`img[alt="${name}"]`)?.style.transform ?? '')?.[1] ?? 1,
  );

export const Zoomed: Story = {
  args: {
    images: [
      { src: landscape(2), alt: 'A lake' },
      { src: portrait(1), alt: 'Portrait 2' },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: 'A lake' }).naturalWidth).toBe(640));
    // Keys go to the focused element, and the dialog takes the focus when it is open.
    const { ownerDocument } = canvasElement;
    await waitFor(() => expect(canvas.getByRole('dialog').contains(ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('++');
    await expect(scaleOf('A lake', canvasElement)).toBe(2.25);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('img', { name: 'A lake' }).style.transform).toContain('translate3d(-80px');
    await userEvent.click(canvas.getByRole('button', { name: 'Smaller' }));
    await expect(scaleOf('A lake', canvasElement)).toBe(1.5);
    await expect(canvas.getByRole('button', { name: 'Larger' })).toBeEnabled();
  },
};
export const ZoomedOutByTurning: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await expect(scaleOf('Portrait 1', canvasElement)).toBe(1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(scaleOf('Portrait 1', canvasElement)).toBe(1));
    await expect(canvas.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  },
};
