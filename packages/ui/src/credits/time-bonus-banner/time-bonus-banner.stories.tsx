import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { TimeBonusBanner } from './index.ts';

const meta = {
  title: 'Credits/TimeBonusBanner',
  component: TimeBonusBanner,
  args: {
    title: '25% off your first credits',
    text: 'For four hours after you signed up.',
    countdown: '03:12:45',
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
