import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { TimeBonusBanner } from './index.ts';

const meta = {
  title: 'Credits/TimeBonusBanner',
  component: TimeBonusBanner,
  parameters: elementNotes({
    use: 'The discount of a new member above the packages, while it holds.',
    avoid:
      'Not for other offers, and never with a time of its own: it is the server’s. Above other pages use a slim `Banner`.',
    keyboard: [['Tab', 'goes to the link, and to the cross where it has one']],
    synonyms: ['discount', 'welcome offer', 'TIMEBONUS25'],
  }),
  args: {
    title: '25% off your first credits',
    text: 'For four hours after you signed up, until 16:40.',
    action: (
      <Button asChild>
        <a href="#/credits">See the packages</a>
      </Button>
    ),
  },
} satisfies Meta<typeof TimeBonusBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Not now' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const GermanLong: Story = {
  args: {
    title: '25 % Nachlass auf dein erstes Guthabenpaket',
    text: 'Gültig in den ersten vier Stunden nach deiner Anmeldung.',
    action: <Button>Guthabenpakete ansehen</Button>,
  },
};
