import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ChipGroup } from './index.ts';

const meta = {
  title: 'Controls/Chip group',
  component: ChipGroup,
  args: {
    label: 'Interests',
    hint: 'Choose up to 3.',
    options: ['Cooking', 'Cycling', 'Museums', 'Sailing', 'Wine'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    value: ['cooking'],
    onValueChange: fn(),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ChipGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wine' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cooking', 'wine']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cooking' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['wine']);
  },
};
export const Full: Story = { args: { max: 2, value: ['cooking', 'wine'], hintEnd: '2 / 2' } };
export const Invalid: Story = { args: { value: [], error: 'Please choose at least one.', required: true } };
