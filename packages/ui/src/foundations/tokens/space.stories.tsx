import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';

const meta = {
  title: 'Foundations/Space, radius, shadow',
  parameters: elementNotes({
    use: 'Everything stands on a grid of 4 px. Radius follows the site theme; one soft shadow lifts what can be pressed, one strong what floats.',
    avoid: 'Lines and shadows together: one of them is enough to part two things, and space is better than both.',
    synonyms: ['spacing', 'grid', 'padding', 'margin', 'corner', 'elevation', 'breakpoints'],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = ['w-1', 'w-2', 'w-3', 'w-4', 'w-5', 'w-6', 'w-8', 'w-10', 'w-12', 'w-16', 'w-24'];
export const Spacing: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-4 text-sm text-ink-muted">
          <span className="w-24 tabular-nums">
            {step.slice(2)} = {Number(step.slice(2)) * 4} px
          </span>
          <span className={`h-4 rounded-xs bg-primary ${step}`} />
        </li>
      ))}
    </ul>
  ),
};

const radii = ['rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-full'];
export const Radius: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-5">
      {radii.map((radius) => (
        <li key={radius} className="flex flex-col items-center gap-2 text-sm text-ink-muted">
          <span className={`size-24 border border-line bg-surface ${radius}`} />
          {radius}
        </li>
      ))}
    </ul>
  ),
};

export const Shadow: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-10 p-6">
      {['shadow-soft', 'shadow-float'].map((shadow) => (
        <li key={shadow} className="flex flex-col items-center gap-4 text-sm text-ink-muted">
          <span className={`size-36 rounded-lg bg-surface-raised ${shadow}`} />
          {shadow}
        </li>
      ))}
    </ul>
  ),
};

const breakpoints = [
  ['phone', 'designed first', 360],
  ['sm', 'two cards in a row', 576],
  ['md', 'conversations beside the list', 768],
  ['lg', 'navigation in the top bar', 992],
  ['xl', 'the widest content', 1200],
] as const;
export const Widths: Story = {
  render: () => (
    <ul className="flex flex-col gap-3">
      {breakpoints.map(([name, change, width]) => (
        <li key={name} className="flex flex-col gap-1 text-sm text-ink-muted">
          <span>
            <strong className="text-ink">{name}</strong> {width} px: {change}
          </span>
          <span className="h-3 rounded-full bg-primary-soft" style={{ width: `${width / 12}%` }} />
        </li>
      ))}
    </ul>
  ),
};
