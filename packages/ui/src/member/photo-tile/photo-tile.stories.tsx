import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { expectColourUnderPhoto } from '../../testing/on-its-way.ts';
import { blurredPortrait, portrait } from '../../testing/pictures.ts';
import { FictionalMark } from '../fictional-mark/index.ts';
import { GoldBadge } from '../gold-badge/index.ts';
import { ProfileHeader } from '../profile-header/index.ts';
import { PhotoTile, type GalleryPhoto } from './index.ts';

const photo = (state: GalleryPhoto['state'], change: Partial<GalleryPhoto> = {}): GalleryPhoto => ({
  id: 'photo',
  state,
  thumbUrl: state === 'locked' ? blurredPortrait(0) : portrait(0),
  fullUrl: state === 'locked' ? null : portrait(0),
  alt: 'Photo 1 of 4 of Anna',
  ...change,
});
const caption = (
  <ProfileHeader
    variant="on-photo"
    name="Anna"
    age={34}
    place="Utrecht, about 15 km away"
    presence={
      <>
        <PresenceDot online />
        Online
      </>
    }
  />
);

const meta = {
  title: 'Member/PhotoTile',
  component: PhotoTile,
  parameters: elementNotes({
    use: 'One photo of a member, large: the first of a profile with who it is on its foot, and those between the texts. The server sends the blurred derivative of a locked photo and nothing else (MEM-04).',
    avoid:
      'For many in a row use PhotoGallery, in a list MemberCard. For one’s own photos to order and delete use OwnPhoto.',
    keyboard: [['Tab, Enter', 'Opens the photo large.']],
    status: 'new',
    synonyms: ['picture', 'portrait', 'caption', 'blur', 'lock', 'inspected'],
  }),
  args: {
    photo: photo('active'),
    labels: { locked: 'More photos for premium members', inspected: 'Being inspected', rejected: 'Not accepted' },
    name: 'Anna',
    onOpen: fn(),
    main: true,
    caption,
    className: 'aspect-4/5 w-full rounded-xl',
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof PhotoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The face stays visible: the caption begins in the lowest third. */
export const WithCaption: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 1 of 4 of Anna' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const tile = canvasElement.querySelector('[data-slot=photo-tile]')?.getBoundingClientRect();
    const said = canvas.getByRole('heading', { name: /Anna/ }).getBoundingClientRect();
    await expect(said.top).toBeGreaterThanOrEqual((tile?.top ?? 0) + (tile?.height ?? 0) * 0.7);
  },
};
export const Fictional: Story = {
  args: {
    caption: (
      <ProfileHeader
        variant="on-photo"
        name="Anna"
        age={34}
        place="Utrecht, about 15 km away"
        badges={<FictionalMark variant="on-photo" label="Fictional profile" />}
      />
    ),
  },
};
export const Premium: Story = {
  args: {
    caption: (
      <ProfileHeader
        variant="on-photo"
        name="Anna"
        age={34}
        place="Utrecht"
        badges={<GoldBadge label="Premium member" />}
      />
    ),
  },
};
/** The action stands within reach of the thumb, beside the name. */
export const WithAction: Story = {
  args: {
    caption,
    action: <Button variant="soft">Reply</Button>,
  },
};
export const BetweenTexts: Story = { args: { caption: undefined, photo: photo('active') } };
export const Locked: Story = {
  args: {
    photo: photo('locked'),
    lockedAction: (
      <Button variant="gold" size="sm">
        Get Premium
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More photos for premium members')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Photo 1/ })).toBeNull();
  },
};
export const Inspected: Story = { args: { photo: photo('inspected') } };
export const Rejected: Story = { args: { photo: photo('rejected', { reason: 'There is no face on it.' }) } };
/** Until the photo is loaded, its mean colour shows. */
export const PhotoOnItsWay: Story = {
  args: { photo: photo('active', { colour: '#da9' }) },
  play: ({ canvasElement }) => expectColourUnderPhoto(canvasElement, 'rgb(221, 170, 153)'),
};
/** A smaller version that the reader has seen is below the photo until it is there. */
export const SmallerFirst: Story = {
  args: { photo: photo('active', { smallerUrl: portrait(0) }) },
  play: async ({ canvasElement }) => {
    const [smaller, large] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(large?.complete && large.dataset['arrival'] !== 'awaited').toBe(true));
    large?.removeAttribute('src');
    await expect(smaller?.naturalWidth).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('[role=img], img:not([alt=""])')).toHaveLength(1);
  },
};
export const Broken: Story = {
  args: { photo: photo('active', { thumbUrl: 'data:,x', fullUrl: 'data:,y' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')[0]?.tagName).toBe('SPAN'));
  },
};
export const WithoutPhoto: Story = { args: { photo: undefined } };
export const GermanLong: Story = {
  args: {
    caption: (
      <ProfileHeader
        variant="on-photo"
        name="Maximiliane-Friederike"
        age={61}
        place="Villingen-Schwenningen, etwa 120 km entfernt"
        badges={<FictionalMark variant="on-photo" label="Fiktives Profil zur Unterhaltung" />}
      />
    ),
  },
};
