import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { portrait } from '../../testing/pictures.ts';
import { Lightbox, type LightboxProps } from './index.ts';

function Controlled(args: LightboxProps) {
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
  component: Lightbox,
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
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
  },
};
export const Middle: Story = { args: { index: 1 } };
export const Single: Story = { args: { images: [{ src: portrait(4), alt: 'Portrait' }], counterText: '1 of 1' } };
export const Phone: Story = { args: { index: 1 }, globals: { viewport: { value: 'phone' } } };
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
