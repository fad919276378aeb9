import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrownIcon, MailIcon, SparklesIcon, WifiOffIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { label: 'Notice', children: 'Maintenance tonight from 2 to 3 o’clock.' },
  parameters: {
    ...elementNotes({
      use: 'News about the whole page or site, across its width.',
      avoid: 'Not about one thing on the page: use `Alert`. Never more than one at once.',
      keyboard: [['Tab', 'goes to its action and to the cross']],
      synonyms: ['notice bar', 'announcement', 'promotion'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'You are back online. Everything was sent.' } };
export const Warning: Story = {
  args: { tone: 'warning', icon: <WifiOffIcon />, children: 'You are offline. Messages are sent later.' },
};
export const Danger: Story = { args: { tone: 'danger', children: 'We cannot reach the server.' } };
export const Gold: Story = {
  args: {
    tone: 'gold',
    icon: <CrownIcon />,
    children: 'Premium members see all photos.',
    actions: (
      <Button size="sm" variant="gold">
        Get Premium
      </Button>
    ),
  },
};
export const Offer: Story = {
  args: {
    tone: 'neutral',
    icon: <SparklesIcon />,
    children: '25 % off your first credits',
    actions: <Button size="sm">See packages</Button>,
    onDismiss: fn(),
    dismissLabel: 'Hide offer',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide offer' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const GermanLong: Story = {
  args: {
    tone: 'neutral',
    children: 'Willkommensangebot: 25 % Ermäßigung auf Ihr erstes Guthabenpaket, gültig für kurze Zeit',
    actions: <Button size="sm">Guthabenpakete ansehen</Button>,
    onDismiss: fn(),
    dismissLabel: 'Ausblenden',
  },
};
/** Something a member should know or do: one colour for all of these, so that no page is a row of coloured boxes. */
export const Neutral: Story = {
  args: {
    slim: true,
    tone: 'neutral',
    icon: <MailIcon />,
    children: 'Confirm your e-mail',
    actions: (
      <Button size="sm" variant="ghost">
        Send it again
      </Button>
    ),
    onDismiss: fn(),
    dismissLabel: 'Dismiss',
  },
  globals: { viewport: { value: 'phone' } },
};
/** Two lines of text at most. */
export const Slim: Story = {
  args: {
    slim: true,
    tone: 'warning',
    children: 'Bitte bestätige deine E-Mail-Adresse',
    actions: (
      <Button size="sm" variant="ghost">
        Noch einmal schicken
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').clientHeight).toBeLessThanOrEqual(48);
  },
};
