import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Button } from '../../controls/button/index.ts';
import { Select } from '../../controls/select/index.ts';
import { Sheet } from './index.ts';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close filters',
    children: <Select label="Country" options={[{ value: 'de', label: 'Germany' }]} />,
    footer: (
      <>
        <Button variant="ghost">Reset</Button>
        <Button>Show 124 members</Button>
      </>
    ),
  },
  parameters: elementNotes({
    use: 'Something beside the page that one comes back from: filters, details, a picker. From below on phones, from the side from 768 px.',
    avoid: 'For a task that must be finished: Dialog. For two or three acts: Menu.',
    keyboard: [
      ['Tab', 'Stays inside.'],
      ['Escape', 'Closes it; focus goes back to where it was.'],
    ],
    synonyms: ['drawer', 'bottom sheet', 'side panel', 'filters', 'slide-over'],
  }),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close filters' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Start: Story = { args: { side: 'start' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
};
/** Closing would lose input: only its own buttons close it. */
export const ClosedByItsButtonsOnly: Story = {
  tags: ['no-picture'],
  args: { dismissible: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close filters' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Suchfilter und Sortierreihenfolge',
    footer: <Button block>Suchergebnisse aktualisieren (124 Mitglieder)</Button>,
  },
};
