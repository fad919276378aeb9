import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="outline">Price per message</Button>,
    label: 'Price per message',
    children: <p className="max-w-60">One message costs 5 credits, about € 0.90 with the package you bought.</p>,
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div className="flex min-h-80 items-center justify-center">{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Price per message' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Price per message' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() =>
      expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
    );
  },
};
export const Top: Story = {
  args: { side: 'top', align: 'center' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Price per message' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Price per message' });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
  },
};
export const ClosesFromInside: Story = {
  args: { children: (close) => <Button onClick={close}>Got it</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price per message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
