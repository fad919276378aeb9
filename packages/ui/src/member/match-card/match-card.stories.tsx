import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { MatchCard, MatchCardSkeleton } from './index.ts';

const meta = {
  title: 'Member/MatchCard',
  component: MatchCard,
  parameters: elementNotes({
    use: 'One member, large: on top of a SwipeDeck, or as the one suggestion of the match finder.',
    avoid: 'Among many members use MemberCard in a MemberGrid; for news of a match use MatchModal.',
    keyboard: [['Tab, Enter', 'The name is the only link: it opens the profile.']],
    status: 'new',
    synonyms: ['swipe card', 'profile card', 'suggestion', 'big card', 'proposal'],
  }),
  args: {
    name: 'Anna',
    age: 34,
    place: 'near Utrecht',
    href: '#members/anna',
    photoUrl: portrait(0),
    text: 'Sunday baker, weekday architect. Looking for someone who laughs at his own jokes.',
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
  },
};
export const NameOnly: Story = {
  args: { place: undefined, text: undefined, chips: [], href: undefined, photoUrl: portrait(7) },
};
export const Everything: Story = {
  args: {
    presenceLabel: 'Online',
    goldLabel: 'Premium',
    fictionalLabel: 'Fictional profile',
    photoUrl: portrait(9),
    name: 'Roos',
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
    text: 'Ich verbringe meine Wochenenden am liebsten in den Bergen, auf Flohmärkten und mit selbstgemachter Marmelade. Unter der Woche leite ich eine kleine Buchhandlung, in der es nach Kaffee riecht.',
    chips: ['Wochenendausflüge', 'Gesellschaftsspiele', 'Selbstgemachte Marmelade'],
    fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    goldLabel: 'Premium-Mitglied',
    photoUrl: portrait(4),
  },
};
