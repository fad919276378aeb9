import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, MessageCircleIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { LikesRow } from './index.ts';

const like = fn();
const actions = (
  <>
    <IconButton label="Like Anna back" variant="soft" onClick={like}>
      <HeartIcon aria-hidden />
    </IconButton>
    <Button variant="outline" size="sm">
      <MessageCircleIcon aria-hidden />
      Chat
    </Button>
  </>
);
const meta = {
  title: 'Member/LikesRow',
  component: LikesRow,
  parameters: elementNotes({
    use: 'One like in a list: who, when, whether it is new, and what one can do.',
    avoid: 'For members without such news use MemberCard; for blocked members BlockedRow.',
    keyboard: [['Tab', 'To the member’s link, then to the buttons of the row.']],
    synonyms: ['like', 'liked by', 'visitor', 'favourites', 'activity'],
  }),
  args: {
    name: 'Anna',
    age: 34,
    place: 'Utrecht',
    href: '#likes/m/anna',
    photoUrl: portrait(0),
    when: '2 hours ago',
    actions,
  },
} satisfies Meta<typeof LikesRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', '#likes/m/anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna back' }));
    await expect(like).toHaveBeenCalled();
  },
};
export const New: Story = { args: { newLabel: 'New', presenceLabel: 'Online' } };
export const Premium: Story = { args: { goldLabel: 'Premium', photoUrl: portrait(7), name: 'Priya' } };
/** The fictional mark is the badge; "new" stays as a word. */
export const FictionalAndNew: Story = {
  args: {
    fictionalLabel: 'Fictional profile',
    newLabel: 'New',
    goldLabel: 'Premium',
    presenceLabel: 'Online',
    photoUrl: portrait(9),
    name: 'Roos',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fictional profile')).toBeVisible();
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Online' })).toBeNull();
    await expect(canvas.queryByText('Premium')).toBeNull();
  },
};
export const Fictional: Story = { args: { fictionalLabel: 'Fictional profile', photoUrl: portrait(9), name: 'Roos' } };
export const WithoutPhoto: Story = { args: { photoUrl: null, actions: undefined } };
export const List: Story = {
  render: (args) => (
    <ul className="flex max-w-160 flex-col gap-2.5">
      {['Anna', 'Priya', 'Roos'].map((name, index) => (
        <li key={name}>
          <LikesRow
            {...args}
            name={name}
            photoUrl={portrait(index * 3)}
            {...(index === 0 ? { newLabel: 'New' } : {})}
          />
        </li>
      ))}
    </ul>
  ),
};
export const GermanLong: Story = {
  args: {
    name: 'Maximiliane-Friederike',
    age: 61,
    place: 'Villingen-Schwenningen',
    when: 'vor ungefähr 25 Minuten',
    newLabel: 'Neu für dich',
    goldLabel: 'Premium',
    presenceLabel: 'Gerade online',
    fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    actions: (
      <Button variant="outline" size="sm">
        Nachricht schreiben
      </Button>
    ),
  },
};
