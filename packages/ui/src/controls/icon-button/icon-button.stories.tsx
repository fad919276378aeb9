import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Send a like', children: <HeartIcon />, onClick: fn() },
  parameters: elementNotes({
    use: 'Where there is no room for a word and everybody knows the sign: close, back, like, more. on-photo over pictures, raised where it floats.',
    avoid: 'Wherever a word fits: Button. Never for two different things with the same sign on one screen.',
    keyboard: [['Enter, Space', 'Does it.']],
    synonyms: ['icon', 'round button', 'close button', 'fab'],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a like' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Soft: Story = { args: { variant: 'soft' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Strong: Story = { args: { variant: 'strong' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Raised: Story = { args: { variant: 'raised' } };
export const OnPhoto: Story = { args: { variant: 'on-photo' } };
export const Small: Story = { args: { variant: 'soft', size: 'sm' } };
export const Large: Story = { args: { variant: 'primary', size: 'lg' } };
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a like' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const AsLink: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#likes">
        <HeartIcon />
      </a>
    ),
  },
};
