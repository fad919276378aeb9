import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
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
  parameters: elementNotes({
    use: 'A few words or fields next to their button, while the page stays usable: price details, an emoji picker.',
    avoid:
      'A list of acts: Menu. Links: NavPopover. What everybody must read: Dialog. A mere name of an icon: Tooltip.',
    keyboard: [
      ['Enter, Space', 'On its button, open and close it.'],
      ['Escape', 'Closes it; focus goes back to the button.'],
      ['Tab', 'Goes through it and on; a press elsewhere closes it.'],
    ],
    synonyms: ['flyout', 'bubble', 'dropdown panel', 'info'],
  }),
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
export const AtTheEnd: Story = {
  tags: ['no-picture'],
  args: { align: 'end' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Price per message' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Price per message' });
    const right = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() => expect(Math.abs(right(panel) - right(button))).toBeLessThan(2));
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
export const TooLong: Story = {
  args: {
    children: (
      <ul className="flex max-w-72 flex-col gap-3">
        {Array.from({ length: 24 }, (_, index) => (
          <li key={index}>Nachrichtenübermittlungspreis in Land {index + 1}: 5 Guthabenpunkte</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price per message' }));
    const panel = await canvas.findByRole('dialog', { name: 'Price per message' });
    await waitFor(() => expect(panel.clientHeight).toBeLessThan(panel.scrollHeight));
    const { top, bottom } = panel.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
