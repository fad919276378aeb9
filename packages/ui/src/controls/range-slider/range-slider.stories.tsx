import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { RangeSlider, type RangeSliderProps } from './index.ts';

function Controlled(args: RangeSliderProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RangeSlider
      {...args}
      value={value}
      valueText={`${value[0]} to ${value[1]}`}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Controls/Range slider',
  component: RangeSlider,
  args: {
    label: 'Age',
    thumbLabels: ['Youngest', 'Oldest'],
    valueText: '25 to 40',
    value: [25, 40],
    min: 18,
    max: 99,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const youngest = canvas.getByRole('slider', { name: 'Youngest' });
    youngest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([26, 40]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([26, 40]);
    await expect(youngest).toHaveAttribute('aria-valuenow', '26');
  },
};
export const Everyone: Story = { args: { value: [18, 99] } };
export const OneAge: Story = { args: { value: [30, 30] } };
export const Disabled: Story = { args: { disabled: true } };
