import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageIcon, MessagesSquareIcon, StarIcon } from 'lucide-react';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { PremiumOverview } from './index.ts';

const meta = {
  title: 'Credits/PremiumOverview',
  component: PremiumOverview,
  parameters: elementNotes({
    use: 'What premium gives, and the one way to it.',
    avoid: 'Not as a teaser inside another page: use a `Banner` of the tone `gold`.',
    synonyms: ['benefits', 'upgrade', 'gold', 'membership', 'advantages'],
  }),
  args: {
    title: 'Premium',
    text: 'Your first credits make you a premium member, for as long as you are here.',
    benefits: [
      {
        title: 'As many conversations as you like',
        text: 'Free members start two.',
        icon: <MessagesSquareIcon aria-hidden />,
      },
      { title: 'All photos, clear', text: 'Nothing is blurred any more.', icon: <ImageIcon aria-hidden /> },
      { title: 'Up to 25 photos of your own', text: 'Instead of three.', icon: <StarIcon aria-hidden /> },
      { title: 'A gold badge on your profile' },
    ],
    action: (
      <Button variant="gold" size="lg">
        See the packages
      </Button>
    ),
    note: 'Not a subscription: nothing renews automatically.',
    className: 'mx-auto max-w-200',
  },
} satisfies Meta<typeof PremiumOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GermanLong: Story = {
  args: {
    title: 'Premium-Mitgliedschaft',
    benefits: [
      {
        title: 'Beliebig viele Unterhaltungen beginnen',
        text: 'Mitglieder ohne Premium können zwei Unterhaltungen beginnen.',
      },
      { title: 'Alle Fotos in voller Schärfe', text: 'Keine Weichzeichnung mehr auf den Profilseiten.' },
    ],
    action: (
      <Button variant="gold" size="lg">
        Guthabenpakete ansehen
      </Button>
    ),
  },
};
