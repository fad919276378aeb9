import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { expectClearFace, expectOneBadge } from '../../testing/clear-face.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { expectColourUnderPhoto } from '../../testing/on-its-way.ts';
import { portrait } from '../../testing/pictures.ts';
import { MemberCard, MemberCardSkeleton, type MemberCardProps } from './index.ts';

/* The union of the props, widened: the types of stories do not accept unions. */
type StoryArgs = Omit<MemberCardProps, 'onLike' | 'likeLabel' | 'liked'> & {
  onLike?: () => void;
  likeLabel?: string;
  liked?: boolean;
};

const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#fff" d="M0 0h3v4H0z"/></svg>')}`;

const meta = {
  title: 'Member/MemberCard',
  component: MemberCard as ComponentType<StoryArgs>,
  parameters: elementNotes({
    use: 'One member among many, in a MemberGrid. The whole card leads to the profile; the heart likes without leaving.',
    avoid:
      'For one member at a time use MatchCard; for a like with its date use LikesRow; for somebody the reader may not see yet LockedCard.',
    keyboard: [
      ['Tab', 'To the card’s link, then to the heart.'],
      ['Enter', 'Opens the profile.'],
      ['Enter, Space on the heart', 'Likes, or takes the like back.'],
    ],
    synonyms: ['profile card', 'tile', 'search result', 'person', 'thumbnail'],
  }),
  args: { name: 'Anna', age: 34, place: 'Utrecht', href: '#members/anna', photoUrl: portrait(0) },
  decorators: [
    (Story) => (
      <div className="w-55">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComponentType<StoryArgs>>;
export default meta;
type Story = StoryObj<typeof meta>;

const checkFace: Story['play'] = async ({ canvas }) => {
  await expectClearFace(canvas.getByRole('article'));
  await expectOneBadge(canvas.getByRole('article'));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Anna, 34' });
    await expect(link).toHaveAttribute('href', '#members/anna');
    // The face is part of the link, too.
    const { left, top, width } = canvas.getByRole('article').getBoundingClientRect();
    // From the first frame on: until then it is not known to be near the window.
    await waitFor(() => expect(document.elementFromPoint(left + width / 2, top + 40)).toBe(link));
  },
};
export const Online: Story = { args: { presenceLabel: 'Online', photoUrl: portrait(7) } };
export const Premium: Story = { args: { goldLabel: 'Premium', photoUrl: portrait(9) } };
/** Presence is more useful than premium: only one badge shows. */
export const OnlineBeforePremium: Story = {
  args: { goldLabel: 'Premium', presenceLabel: 'Online', photoUrl: portrait(9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Online' })).toBeVisible();
    await expect(canvas.queryByText('Premium')).toBeNull();
  },
};
export const Fictional: Story = {
  args: { fictionalLabel: 'Fictional profile', photoUrl: portrait(4) },
  play: async (context) => {
    await expect(context.canvas.getByText('Fictional profile')).toBeVisible();
    await checkFace(context);
  },
};
export const WithLike: Story = {
  args: { onLike: fn(), likeLabel: 'Like Anna' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like Anna' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Anna, 34' })).toHaveFocus();
  },
};
export const Liked: Story = { args: { onLike: fn(), likeLabel: 'Like Anna', liked: true } };
export const NewLike: Story = { args: { newLabel: 'New', photoUrl: portrait(1), name: 'Joost' } };
export const WithNote: Story = { args: { note: '3 interests in common', photoUrl: portrait(2) } };
/** Fictional precedes new, new online, online premium; "new" for a like stays as a word. */
export const Everything: Story = {
  args: {
    onLike: fn(),
    likeLabel: 'Like Anna',
    newLabel: 'New',
    goldLabel: 'Premium',
    fictionalLabel: 'Fictional profile',
    presenceLabel: 'Online',
    photoUrl: portrait(5),
  },
  play: checkFace,
};
/** Until the photo is loaded, its mean colour shows. */
export const PhotoOnItsWay: Story = {
  args: { photoColour: '#da9' },
  play: ({ canvasElement }) => expectColourUnderPhoto(canvasElement, 'rgb(221, 170, 153)'),
};
/** The initial, in a colour of their own. */
export const WithoutPhoto: Story = { args: { photoUrl: null, onLike: fn(), likeLabel: 'Like Anna' } };
export const BrokenPhoto: Story = { args: { photoUrl: 'data:image/png;base64,broken' } };
export const OnWhitePicture: Story = {
  args: { photoUrl: white, onLike: fn(), likeLabel: 'Like Anna', fictionalLabel: 'Fictional profile' },
};
/** As wide as on a phone of 360 px. */
const onPhone: Decorator = (Story) => (
  <div className="w-41.75">
    <Story />
  </div>
);
export const EverythingOnPhone: Story = { ...Everything, decorators: [onPhone] };
/** Without a place before it, a note has two lines. */
export const WithNoteOnPhone: Story = {
  args: { place: '', note: 'Photography, same as you', onLike: fn(), likeLabel: 'Like Anna', photoUrl: portrait(2) },
  decorators: [onPhone],
  play: async (context) => {
    const words = context.canvas.getByText(/Photography, same as you/).closest('.line-clamp-2');
    await expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0);
    await checkFace(context);
  },
};
/** The heart does not shorten the name. */
export const NineLettersOnPhone: Story = {
  tags: ['no-picture'],
  args: { name: 'Christina', onLike: fn(), likeLabel: 'Like Christina' },
  decorators: [onPhone],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Christina');
    await expect(name.scrollWidth).toBe(name.clientWidth);
  },
};
/** The name ends in an ellipsis, the age stays, and screen readers get the whole name. */
export const GermanLong: Story = {
  args: {
    name: 'Maximiliane-Friederike von Hohenberg',
    place: 'Villingen-Schwenningen',
    fictionalLabel: 'Fiktives Unterhaltungsprofil',
    goldLabel: 'Premium',
    presenceLabel: 'Gerade online',
    onLike: fn(),
    likeLabel: 'Maximiliane-Friederike gefällt mir',
    photoUrl: portrait(6),
  },
  decorators: [onPhone],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Maximiliane-Friederike von Hohenberg, 34' });
    const [name, age] = [...link.children];
    await expect(getComputedStyle(name!).textOverflow).toBe('ellipsis');
    await expect(name!.scrollWidth).toBeGreaterThan(name!.clientWidth);
    await expect(age!.scrollWidth).toBe(age!.clientWidth);
    await expect(age!.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('article').getBoundingClientRect().right,
    );
  },
};
export const Loading: Story = { render: () => <MemberCardSkeleton /> };
/** Above the fold its photo is loaded eagerly. */
export const AtOnce: Story = {
  tags: ['no-picture'],
  args: { photoUrl: portrait(6), priority: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('loading', 'lazy');
  },
};
