import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { Lightbox } from '../../overlays/lightbox/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { blurredPortrait, portrait } from '../../testing/pictures.ts';
import type { GalleryPhoto } from '../photo-tile/index.ts';
import { PhotoGallery } from './index.ts';

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
  parameters: elementNotes({
    use: 'What is left of a member’s photos at the end of a profile, the locked ones among them, in one row. Opens them in a Lightbox. The server sends the blurred derivative of a locked photo and nothing else (MEM-04).',
    avoid: 'For one large photo use PhotoTile. To upload, order and delete one’s own photos use OwnPhoto.',
    keyboard: [
      ['Tab', 'From photo to photo; locked ones are passed over, the way to unlock them is not.'],
      ['Enter', 'Opens the photo large. Closing returns the focus to it.'],
    ],
    synonyms: ['pictures', 'blur', 'lock', 'album', 'inspected', 'moderation', 'premium photos', 'thumbnails'],
  }),
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
export const OwnUnderInspection: Story = { args: { own: true, items: photos(['active', 'inspected', 'inspected']) } };
export const OwnRejected: Story = {
  args: {
    own: true,
    items: photos(['active', 'rejected', 'rejected']).map((photo, index) =>
      index === 1 ? { ...photo, reason: 'Somebody else is on it. Please choose one with you alone.' } : photo,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somebody else is on it. Please choose one with you alone.')).toBeVisible();
  },
};
export const OthersNotAccepted: Story = {
  args: { items: photos(['active', 'inspected', 'rejected', 'active']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.queryByText('Being inspected')).toBeNull();
  },
};
export const WithLightbox: Story = {
  args: {
    items: photos(['active', 'active', 'active', 'locked']),
    lockedAction: (
      <Button variant="gold" size="sm">
        Get Premium
      </Button>
    ),
  },
  render: function WithLightbox(args) {
    const [at, setAt] = useState(-1);
    const open = args.items.filter(({ state }) => state === 'active');
    return (
      <>
        <PhotoGallery {...args} onOpen={(id) => setAt(open.findIndex((photo) => photo.id === id))} />
        <Lightbox
          open={at >= 0}
          onClose={() => setAt(-1)}
          images={open.map(({ id, fullUrl, thumbUrl, alt }) => ({ id, src: fullUrl ?? thumbUrl, alt }))}
          index={Math.max(0, at)}
          onIndexChange={setAt}
          label={args.label}
          closeLabel="Close"
          prevLabel="Previous photo"
          nextLabel="Next photo"
          zoomInLabel="Larger"
          zoomOutLabel="Smaller"
          counterText={`${at + 1} of ${open.length}`}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Photo 2 of 4 of Anna' });
    await userEvent.click(second);
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(second).toHaveFocus();
  },
};
export const WithActions: Story = {
  args: {
    items: photos(['active', 'active', 'locked']),
    actionOf: ({ alt }) => (
      <Button variant="soft" aria-label={`Reply to ${alt}`} className="w-11 px-0">
        ↩
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Reply to/ })).toHaveLength(2);
  },
};
export const TwentyFive: Story = { args: { items: photos(Array.from({ length: 25 }, () => 'active')) } };
export const OwnGermanLong: Story = {
  args: {
    own: true,
    label: 'Meine Fotos',
    items: photos(['active', 'inspected', 'rejected']).map((photo) => ({
      ...photo,
      reason:
        photo.state === 'rejected'
          ? 'Auf diesem Foto sind Kontaktdaten zu sehen. Bitte wähle ein anderes aus.'
          : undefined,
    })),
    inspectedLabel: 'Wird gerade überprüft',
    rejectedLabel: 'Leider nicht angenommen',
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Fotos von Anna',
    items: photos(['active', 'locked', 'locked', 'locked']),
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
