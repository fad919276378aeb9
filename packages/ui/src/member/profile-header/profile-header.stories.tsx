import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon, HeartIcon, MessageCircleIcon } from 'lucide-react';

import { Button } from '../../controls/button/index.ts';
import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { Avatar } from '../avatar/index.ts';
import { FictionalMark } from '../fictional-mark/index.ts';
import { GoldBadge } from '../gold-badge/index.ts';
import { ProfileHeader } from './index.ts';

const online = (text: string) => (
  <>
    <PresenceDot online />
    {text}
  </>
);
const actions = (
  <>
    <Button variant="primary">
      <MessageCircleIcon aria-hidden />
      Send a message
    </Button>
    <Button variant="soft">
      <HeartIcon aria-hidden />
      Like
    </Button>
    <Button variant="outline">
      <GiftIcon aria-hidden />
      Send a gift
    </Button>
  </>
);

const meta = {
  title: 'Member/ProfileHeader',
  component: ProfileHeader,
  parameters: elementNotes({
    use: 'At the top of a profile: who this is, and what one can do.',
    avoid: 'In a chat use InChatBar; in a list MemberCard or LikesRow.',
    synonyms: ['profile', 'name and age', 'actions', 'headline', 'about'],
  }),
  args: { name: 'Anna', age: 34, place: 'near Utrecht', presence: online('Online'), actions },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Premium: Story = { args: { badges: <GoldBadge label="Premium" /> } };
export const Fictional: Story = { args: { badges: <FictionalMark label="Fictional profile, for entertainment" /> } };
export const Own: Story = {
  args: {
    avatar: <Avatar name="Anna" src={portrait(0)} size="xl" ring="gold" />,
    badges: <GoldBadge label="Premium" />,
    headline: 'Sunday baker, weekday architect. Looking for someone who laughs at his own jokes.',
    actions: <Button variant="outline">Edit profile</Button>,
  },
};
/** In the caption of a `PhotoTile`. */
export const OnPhoto: Story = {
  args: {
    variant: 'on-photo',
    actions: undefined,
    badges: <FictionalMark variant="on-photo" label="Fictional profile" />,
  },
  decorators: [(Story) => <div className="rounded-xl bg-photo-blank p-4">{Story()}</div>],
};
export const NameOnly: Story = {
  args: { name: 'Kofi', age: 33, place: undefined, presence: undefined, actions: undefined },
};
export const GermanLong: Story = {
  args: {
    name: 'Maximiliane-Friederike',
    age: 61,
    place: 'in der Nähe von Villingen-Schwenningen, Baden-Württemberg',
    presence: online('Gerade online'),
    badges: (
      <>
        <GoldBadge label="Premium-Mitglied" />
        <FictionalMark label="Fiktives Profil zur Unterhaltung" />
      </>
    ),
  },
};
