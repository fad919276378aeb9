import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
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
  title: 'Controls/RangeSlider',
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
  parameters: elementNotes({
    use: 'A from and a to out of a range one can see at once: ages in the search, a distance. Search when a thumb is let go, not while it moves.',
    avoid: 'For one value that must be exact (TextField with inputMode) and for one of a few (SegmentedControl).',
    keyboard: [
      ['Arrow left, arrow down', 'One step down.'],
      ['Arrow right, arrow up', 'One step up.'],
      ['Page up, Page down, Shift with arrows', 'Ten steps.'],
      ['Home, End', 'To the end of the range, or to the other thumb.'],
    ],
    synonyms: ['age range', 'from to', 'two thumbs', 'min max', 'distance'],
  }),
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
export const Distance: Story = {
  args: {
    label: 'Größte Entfernung zu Ihrem Wohnort (Luftlinie)',
    thumbLabels: ['Mindestens', 'Höchstens'],
    thumbText: (value) => `${value} km`,
    min: 0,
    max: 200,
    step: 10,
    value: [0, 50],
  },
  play: async ({ args, canvas, userEvent }) => {
    const most = canvas.getByRole('slider', { name: 'Höchstens' });
    most.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 60]);
    await expect(most).toHaveAttribute('aria-valuetext', '60 km');
  },
};
export const Everyone: Story = { args: { value: [18, 99] } };
export const OneAge: Story = { args: { value: [30, 30] } };
export const Disabled: Story = { args: { disabled: true } };
