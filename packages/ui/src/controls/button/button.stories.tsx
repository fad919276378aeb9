import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from './index.ts';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Send a like', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a like' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Soft: Story = { args: { variant: 'soft' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Gold: Story = { args: { variant: 'gold', children: 'Get Premium' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Block: Story = { args: { block: true } };
export const WithIcon: Story = { args: { children: [<HeartIcon key="icon" aria-hidden />, 'Send a like'] } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a like' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const GermanLong: Story = { args: { children: 'Benachrichtigungseinstellungen jetzt speichern' } };
