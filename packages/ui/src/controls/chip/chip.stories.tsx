import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'Controls/Chip',
  component: Chip,
  args: { children: 'Utrecht', removeLabel: 'Remove Utrecht', onClick: fn() },
  parameters: elementNotes({
    use: 'Shows a filter or choice that is in force and takes it away with one press.',
    avoid: 'To choose (ChipGroup) and to mark a state (Badge).',
    keyboard: [['Enter, Space', 'Takes it away.']],
    synonyms: ['tag', 'filter', 'token', 'pill', 'remove'],
  }),
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Utrecht' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Long: Story = {
  args: {
    children: 'Mecklenburg-Vorpommern und Umgebung',
    removeLabel: 'Mecklenburg-Vorpommern und Umgebung entfernen',
  },
  decorators: [
    (Story) => (
      <div className="max-w-50">
        <Story />
      </div>
    ),
  ],
};
