import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { Avatar } from '../../member/avatar/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { WelcomeBanner } from './index.ts';

const meta = {
  title: 'Credits/WelcomeBanner',
  component: WelcomeBanner,
  parameters: elementNotes({
    use: 'Greets a new member on their first page and says what to do now.',
    avoid: 'Not again after it was closed, and not for offers: use `TimeBonusBanner`.',
    keyboard: [['Tab', 'goes to its action and to the cross']],
    synonyms: ['onboarding', 'hello', 'first steps'],
  }),
  args: {
    title: 'Welcome, Marie',
    text: 'Your first five messages are on us. Say hello to someone.',
    media: [0, 1, 2].map((index) => <Avatar key={index} name="" src={portrait(index)} size="lg" />),
    action: (
      <Button asChild>
        <a href="#/members">Look around</a>
      </Button>
    ),
  },
} satisfies Meta<typeof WelcomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPictures: Story = { args: { media: undefined } };
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Close' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
