import type { Meta, StoryObj } from '@storybook/react-vite';

import { HeartIcon } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: '3 of 4 likes left today',
    delay: 0,
    children: (
      <IconButton label="Like" variant="soft">
        <HeartIcon />
      </IconButton>
    ),
  },
  decorators: [(Story) => <div className="flex min-h-40 items-center justify-center">{Story()}</div>],
  parameters: elementNotes({
    use: 'The name of an icon, or one short fact about a control, for mouse and keyboard.',
    avoid: 'For anything one must know: fingers never see it. Put it beside the control as a hint, or in a Popover.',
    keyboard: [
      ['Tab', 'Focus on its control shows it at once.'],
      ['Escape', 'Hides it.'],
    ],
    synonyms: ['hint', 'title', 'hover', 'help'],
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Like' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('3 of 4 likes left today');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
export const Below: Story = { args: { side: 'bottom' }, play: OnHover.play };
/** It repeats the name of its button, which is not announced twice. */
export const SameAsTheName: Story = {
  tags: ['no-picture'],
  args: { text: 'Like', says: 'same' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await userEvent.hover(button);
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeVisible());
    await expect(button).not.toHaveAccessibleDescription();
  },
};
export const GermanLong: Story = {
  args: { text: 'Heute können Sie noch drei weiteren Mitgliedern Ihre Sympathie bekunden' },
  play: OnHover.play,
};
