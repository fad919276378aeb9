import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { blurredPortrait, portrait } from '../../testing/pictures.ts';
import { PhotoGallery, type GalleryPhoto } from './index.ts';

const photos = (states: GalleryPhoto['state'][]): GalleryPhoto[] =>
  states.map((state, index) => ({
    id: `photo-${index}`,
    state,
    thumbUrl: state === 'locked' ? blurredPortrait(index) : portrait(index),
    fullUrl: state === 'locked' ? null : portrait(index),
    alt: `Photo ${index + 1} of ${states.length} of Anna`,
  }));

const meta = {
  title: 'Member/PhotoGallery',
  component: PhotoGallery,
  args: {
    label: 'Photos of Anna',
    items: photos(['active', 'active', 'active', 'active']),
    lockedLabel: 'More photos for premium members',
    inspectedLabel: 'Being inspected',
    rejectedLabel: 'Not accepted',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 2 of 4 of Anna' }));
    await expect(args.onOpen).toHaveBeenCalledWith('photo-1');
  },
};
export const Locked: Story = {
  args: {
    items: photos(['active', 'locked', 'locked', 'locked']),
    lockedAction: (
      <Button variant="gold" size="sm">
        Get Premium
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getAllByText('More photos for premium members')).toHaveLength(3);
  },
};
export const AllLocked: Story = {
  args: { items: photos(['locked', 'locked', 'locked']), lockedAction: <Button variant="gold">Get Premium</Button> },
};
export const OwnUnderInspection: Story = { args: { items: photos(['active', 'inspected', 'rejected']) } };
export const MainUnderInspection: Story = { args: { items: photos(['inspected']) } };
export const Single: Story = { args: { items: photos(['active']) } };
export const TwentyFive: Story = { args: { items: photos(Array.from({ length: 25 }, () => 'active')) } };
export const Empty: Story = { args: { items: [], empty: <p>Anna has no photos yet.</p> } };
export const OwnEmpty: Story = {
  args: {
    items: [],
    empty: (
      <>
        <p>A photo is the best way to be found.</p>
        <Button>Add a photo</Button>
      </>
    ),
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Fotos von Anna',
    items: photos(['active', 'locked', 'locked', 'inspected', 'rejected']),
    lockedLabel: 'Weitere Fotos sind Premium-Mitgliedern vorbehalten',
    inspectedLabel: 'Wird gerade überprüft',
    rejectedLabel: 'Leider nicht angenommen',
    lockedAction: (
      <Button variant="gold" size="sm">
        Premium-Mitglied werden
      </Button>
    ),
  },
};
