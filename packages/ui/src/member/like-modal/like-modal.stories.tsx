import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { LikeModal } from './index.ts';

const meta = {
  title: 'Member/LikeModal',
  component: LikeModal,
  parameters: elementNotes({
    use: 'When somebody likes the reader, or a link in a mail says so (ALT-09). Leads to the profile.',
    avoid: 'When both like each other use MatchModal; for many likes the likes page.',
    keyboard: [
      ['Tab', 'To the button and close. The focus begins at the button.'],
      ['Esc', 'Closes.'],
    ],
    synonyms: ['liked you', 'popup', 'new like', 'notification'],
  }),
  args: {
    open: true,
    title: 'Anna likes you',
    profile: { profileId: 'anna-1', name: 'Anna', age: 34, place: 'Utrecht', photoUrl: portrait(0) },
    href: '#members/anna-1',
    buttonLabel: 'View profile',
    closeLabel: 'Close',
    onClose: fn(),
    onOpenProfile: fn(),
  },
} satisfies Meta<typeof LikeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const [picture, button] = screen.getAllByRole('link', { name: 'View profile' });
    await expect(picture).toHaveAttribute('href', '#members/anna-1');
    // The app handles such clicks; in the story the page must stay.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(button as HTMLElement);
    await expect(args.onOpenProfile).toHaveBeenCalledWith('anna-1');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Fictional: Story = {
  args: {
    profile: { profileId: 'r', name: 'Roos', age: 27, photoUrl: portrait(9), fictionalLabel: 'Fictional profile' },
    title: 'A like from Roos',
  },
};
export const WithoutPhoto: Story = { args: { profile: { profileId: 'a', name: 'Anna', age: 34 } } };
export const GermanLong: Story = {
  args: {
    title: 'Ein Like von Maximiliane-Friederike ist gerade angekommen',
    text: 'Schau dir das Profil an und entscheide, ob du schreiben möchtest.',
    buttonLabel: 'Vollständiges Profil ansehen',
    profile: {
      profileId: 'm',
      name: 'Maximiliane-Friederike',
      age: 61,
      place: 'Villingen-Schwenningen',
      photoUrl: portrait(4),
      fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    },
  },
};
