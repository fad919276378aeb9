import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { TimeBonusModal } from './index.ts';

const meta = {
  title: 'Credits/TimeBonusModal',
  component: TimeBonusModal,
  args: {
    open: true,
    onClose: fn(),
    title: '25% off your first credits',
    text: 'A welcome to new members: once, within 4 hours of signing up, and until 16:40.',
    action: { label: 'See the packages', href: '#/credits' },
    laterLabel: 'Not now',
    closeLabel: 'Close',
  },
  parameters: elementNotes({
    use: 'Once for a new member who has used up their credits, 40 seconds after they entered the members area (ALT-07).',
    avoid: 'Not a second time after it was closed, and for no other offer: on a page use `TimeBonusBanner`.',
    keyboard: [
      ['Escape', 'closes it'],
      ['Tab', 'stays inside it'],
    ],
    status: 'new',
    synonyms: ['discount', 'offer', 'welcome', 'popup', 'TIMEBONUS25'],
  }),
} satisfies Meta<typeof TimeBonusModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '25% off your first credits' })).toBeVisible());
    await expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '#/credits');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const WithoutTerms: Story = { args: { text: undefined } };
export const GermanLong: Story = {
  args: {
    title: '25 % Nachlass auf dein erstes Guthabenpaket',
    text: 'Ein Willkommensgruß für neue Mitglieder: einmalig und innerhalb von vier Stunden nach der Registrierung.',
    action: { label: 'Guthabenpakete ansehen', href: '#/credits' },
    laterLabel: 'Jetzt nicht',
  },
};
