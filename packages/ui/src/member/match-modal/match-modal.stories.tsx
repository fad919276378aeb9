import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { MatchModal } from './index.ts';

const meta = {
  title: 'Member/MatchModal',
  component: MatchModal,
  parameters: elementNotes({
    use: 'When two members like each other (LIK-02). A press anywhere closes it; the button starts a conversation.',
    avoid: 'For a like that is not returned yet use LikeModal. Never for offers.',
    keyboard: [
      ['Tab', 'Among the button, close and the picture. The focus begins at the button.'],
      ['Esc', 'Closes.'],
    ],
    synonyms: ['it’s a match', 'mutual like', 'celebration', 'popup'],
  }),
  args: {
    open: true,
    title: 'It’s a match!',
    text: 'You and Anna like each other.',
    self: { name: 'Joost', photoUrl: portrait(1) },
    other: { profileId: 'anna-1', name: 'Anna', photoUrl: portrait(0) },
    imageLabel: 'View Anna’s profile',
    buttonLabel: 'Send a message',
    closeLabel: 'Close',
    onClose: fn(),
    onImagePress: fn(),
    onButtonPress: fn(),
  },
} satisfies Meta<typeof MatchModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    await expect(args.onButtonPress).toHaveBeenCalledWith('anna-1');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'View Anna’s profile' }));
    await expect(args.onImagePress).toHaveBeenCalledWith('anna-1');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ClosesOnClick: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByText('You and Anna like each other.'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = {
  args: { starting: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    await expect(args.onButtonPress).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Fictional: Story = {
  args: {
    text: 'A like from you, and one back from Roos.',
    other: { profileId: 'roos-1', name: 'Roos', photoUrl: portrait(9), fictionalLabel: 'Fictional profile' },
  },
};
export const WithoutPhotos: Story = {
  args: { self: { name: 'Joost' }, other: { profileId: 'anna-1', name: 'Anna Berger' } },
};
export const GermanLong: Story = {
  args: {
    title: 'Ihr habt euch gegenseitig gefunden!',
    text: 'Ein Like von dir und eins zurück von Maximiliane-Friederike. Was möchtest du als Erstes schreiben?',
    buttonLabel: 'Jetzt eine Nachricht schreiben',
    other: {
      profileId: 'm',
      name: 'Maximiliane',
      photoUrl: portrait(4),
      fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    },
  },
};
