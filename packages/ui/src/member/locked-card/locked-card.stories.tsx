import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectClearFace, expectOneBadge } from '../../testing/clear-face.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { LockedCard } from './index.ts';

const meta = {
  title: 'Member/LockedCard',
  component: LockedCard,
  parameters: elementNotes({
    use: 'In the place of a MemberCard when the reader may not see who it is: a like that premium reveals.',
    avoid:
      'For a locked photo on a profile use PhotoGallery. Never with a clear picture: the server sends the blurred one.',
    keyboard: [['Tab, Enter', 'The card is one link, to where it can be unlocked.']],
    synonyms: ['blur', 'premium', 'teaser', 'lock', 'who likes me'],
  }),
  args: { label: 'Someone likes you', hint: 'See who it is with Premium', href: '#premium', photoUrl: portrait(3) },
  decorators: [
    (Story) => (
      <div className="w-50">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LockedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const New: Story = { args: { newLabel: 'New', note: '2 hours ago' } };
export const Fictional: Story = {
  args: { label: 'A like', hint: 'See the profile with Premium', fictionalLabel: 'Fictional profile', note: 'today' },
};
/** Fictional precedes new; "new" stays as a word. */
export const FictionalAndNew: Story = {
  args: { ...Fictional.args, newLabel: 'New' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(canvas.getByText('Fictional profile')).toBeVisible();
    await expect(canvas.getByText('New')).toBeVisible();
    await expectOneBadge(card);
  },
};
const onPhone: Decorator = (Story) => (
  <div className="w-41.75">
    <Story />
  </div>
);
/** On a phone the hint is for screen readers only: the button stands below the list. */
export const FictionalOnPhone: Story = {
  args: { ...Fictional.args, note: '2 hours ago' },
  decorators: [onPhone],
  play: async ({ canvas }) => await expectClearFace(canvas.getByRole('article')),
};
export const WithoutPhoto: Story = { args: { photoUrl: null } };
export const GermanLong: Story = {
  args: { label: 'Jemand interessiert sich für dich', hint: 'Mit Premium siehst du, wer es ist', newLabel: 'Neu' },
};
export const GermanLongOnPhone: Story = {
  args: {
    label: 'Ein Like',
    hint: 'Mit Premium siehst du das Profil',
    newLabel: 'Neu',
    fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    note: 'vor 2 Stunden',
  },
  decorators: [onPhone],
};
