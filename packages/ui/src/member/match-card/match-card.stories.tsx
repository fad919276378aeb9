import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectClearFace, expectOneBadge } from '../../testing/clear-face.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { expectColourUnderPhoto } from '../../testing/on-its-way.ts';
import { portrait } from '../../testing/pictures.ts';
import { MatchCard, MatchCardSkeleton } from './index.ts';

const meta = {
  title: 'Member/MatchCard',
  component: MatchCard,
  parameters: elementNotes({
    use: 'One member, large: on top of a SwipeDeck, or as the one suggestion of the match finder.',
    avoid: 'Among many members use MemberCard in a MemberGrid; for news of a match use MatchModal.',
    keyboard: [
      [
        'Tab, Enter',
        'The name is the only link: it opens the profile. With more than one photo, to the one before and the next.',
      ],
    ],
    status: 'new',
    synonyms: ['swipe card', 'profile card', 'suggestion', 'big card', 'proposal'],
  }),
  args: {
    name: 'Anna',
    age: 34,
    place: 'near Utrecht',
    href: '#members/anna',
    photoUrl: portrait(0),
    chips: ['Hiking', 'Jazz', 'Museums'],
    chipsLabel: 'You both like',
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-95">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', '#members/anna');
    await expect(canvas.getByRole('list', { name: 'You both like' })).toBeVisible();
    await expectClearFace(canvas.getByRole('article'));
  },
};
export const NameOnly: Story = {
  args: { place: undefined, chips: [], href: undefined, photoUrl: portrait(7) },
};
/** One badge: fictional precedes online and premium, and stands in the caption below the face. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const mark = canvas.getByText('Fictional profile').getBoundingClientRect();
    const { top, height } = card.getBoundingClientRect();
    await expect(mark.top).toBeGreaterThan(top + height / 2);
    await expectOneBadge(card);
    await expectClearFace(card);
  },
  args: {
    presenceLabel: 'Online',
    goldLabel: 'Premium',
    fictionalLabel: 'Fictional profile',
    photoUrl: portrait(9),
    name: 'Roos',
  },
};
/** Until the photo is loaded, its mean colour shows. */
export const PhotoOnItsWay: Story = {
  args: { photoColour: '#da9' },
  play: ({ canvasElement }) => expectColourUnderPhoto(canvasElement, 'rgb(221, 170, 153)'),
};
/**
 * A press on the right side of the picture shows the next photo, on the left the previous; the dashes and a screen reader tell which
 * one it is.
 */
export const SeveralPhotos: Story = {
  args: {
    photoUrls: [0, 7, 9].map((number) => portrait(number)),
    photoLabels: {
      previous: 'Previous photo of Anna',
      next: 'Next photo of Anna',
      position: (number) => `Photo ${number} of 3`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('article').querySelector('img')?.getAttribute('src');
    const back = canvas.getByRole('button', { name: 'Previous photo of Anna' });
    const on = canvas.getByRole('button', { name: 'Next photo of Anna' });
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(back);
    await expect(shown()).toBe(portrait(0));
    await userEvent.click(on);
    await expect(shown()).toBe(portrait(7));
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 2 of 3');
    // Also by keyboard; at the last photo the focus stays on the button that led to it.
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(shown()).toBe(portrait(9));
    await expect(on).toHaveFocus();
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(shown()).toBe(portrait(7));
    await expectClearFace(canvas.getByRole('article'));
  },
};
export const WithoutPhoto: Story = { args: { photoUrl: null } };
export const BrokenPhoto: Story = { args: { photoUrl: 'data:image/png;base64,broken' } };
export const Loading: Story = { render: () => <MatchCardSkeleton label="Looking for people" /> };
export const GermanLong: Story = {
  args: {
    name: 'Maximiliane-Friederike von Hohenberg',
    age: 61,
    place: 'in der Nähe von Villingen-Schwenningen, Baden-Württemberg',
    chips: ['Wochenendausflüge', 'Gesellschaftsspiele', 'Selbstgemachte Marmelade'],
    fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    goldLabel: 'Premium-Mitglied',
    photoUrl: portrait(4),
  },
};
