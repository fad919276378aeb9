import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';

/** Layer 1: a hue in steps. Only meaning.css reads these. */
function Ramp({ name, steps }: { name: string; steps: number[] }) {
  return (
    <li className="flex flex-col gap-2">
      <span className="text-sm font-semibold text-ink">{name}</span>
      <ul className="flex overflow-hidden rounded-md border border-line">
        {steps.map((step) => (
          <li key={step} className="flex min-w-0 flex-1 flex-col gap-1 pb-1 text-center text-xs text-ink tabular-nums">
            <span aria-hidden data-swatch className="h-12" style={{ background: `var(--${name}-${step})` }} />
            {step}
          </li>
        ))}
      </ul>
    </li>
  );
}

const ramps: Record<string, number[]> = {
  primary: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
  neutral: [0, 25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900],
  night: [950, 900, 850, 800, 750, 700],
  green: [100, 300, 400, 600, 700],
  amber: [100, 300, 500, 700],
  red: [100, 300, 600, 700],
  blue: [100, 300, 600, 700],
  gold: [100, 300, 400, 700],
};

const meta = {
  title: 'Foundations/Scale',
  component: Ramp,
  args: { name: 'primary', steps: ramps['primary'] ?? [] },
  parameters: {
    ...elementNotes({
      use: 'Layer 1 of the tokens: raw colours in OKLCH. A site theme turns the hue of primary; all its steps follow.',
      avoid:
        'In a component: it uses the names of layer 2, which say what a colour is for and differ in light and dark.',
      synonyms: ['palette', 'colours', 'design tokens', 'swatches'],
    }),
  },
} satisfies Meta<typeof Ramp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex flex-col gap-5">
      {Object.entries(ramps).map(([name, steps]) => (
        <Ramp key={name} name={name} steps={steps} />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const steps = [...canvasElement.querySelectorAll<HTMLElement>('[data-swatch]')];
    await expect(steps.filter((step) => getComputedStyle(step).backgroundColor === 'rgba(0, 0, 0, 0)')).toEqual([]);
  },
};
