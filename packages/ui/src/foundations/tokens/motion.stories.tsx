import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';

const motions = [
  ['animate-enter', '200 ms: what appears in place'],
  ['animate-rise', '240 ms: what opens below its button'],
  ['animate-slide-in', '240 ms: a sheet from the side'],
  ['animate-slide-up', '240 ms: a sheet from below'],
  ['animate-pop', '240 ms: a dialog, a match'],
  ['animate-gift', '720 ms, once: a gift that is given, a moment of its own'],
] as const;

function Motions() {
  const [turn, setTurn] = useState(0);
  return (
    <div className="flex flex-col gap-6">
      <Button variant="outline" className="self-start" onClick={() => setTurn(turn + 1)}>
        Play again
      </Button>
      <ul key={turn} className="flex flex-wrap gap-6">
        {motions.map(([motion, use]) => (
          <li key={motion} className="flex w-56 flex-col gap-2 text-sm text-ink-muted">
            <span className="overflow-hidden rounded-lg border border-line">
              <span data-motion={motion} className={`block h-28 bg-primary-soft ${motion}`} />
            </span>
            {motion}, {use}
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motions,
  parameters: elementNotes({
    use: 'Between 120 and 240 ms, from where the thing comes from. Colours of a pressed thing change in 150 ms.',
    avoid:
      'Anything that moves by itself to be noticed. Under reduced motion nothing moves: set it in the toolbar and look.',
    synonyms: ['animation', 'transition', 'easing', 'duration'],
  }),
} satisfies Meta<typeof Motions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    const still = [...canvasElement.querySelectorAll<HTMLElement>('[data-motion]')].filter(
      (box) => getComputedStyle(box).animationName === 'none',
    );
    await expect(still).toEqual([]);
  },
};
