import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';

const motions = [
  ['animate-enter', '200 ms: what appears in place'],
  ['animate-photo', '120 ms: a photo that is there'],
  ['animate-rise', '240 ms: what opens below its button'],
  ['animate-slide-in', '240 ms: a sheet from the side'],
  ['animate-slide-up', '240 ms: a sheet from below'],
  ['animate-pop', '240 ms: a dialog, a match'],
  ['animate-meet-start', '480 ms, on the spring: two who match come together'],
  ['animate-beat', '480 ms, on the spring, after them: the heart between them'],
  ['animate-arrive', '480 ms, on the spring: credits come into the balance'],
  ['animate-gift', '720 ms, once: a gift that is given, a moment of its own'],
] as const;

function Motions() {
  const [turn, setTurn] = useState(0);
  const [liked, setLiked] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-6">
        <Button variant="outline" onClick={() => setTurn(turn + 1)}>
          Play again
        </Button>
        <span className="like-burst inline-flex">
          <Button aria-pressed={liked} variant={liked ? 'soft' : 'outline'} onClick={() => setLiked(!liked)}>
            Like: 240 ms, from behind it
          </Button>
        </span>
      </div>
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
    use: 'Between 120 and 240 ms, from where the thing comes from; what was thrown or comes together rests along a spring (stiffness 300, damping 26). Colours of a pressed thing change in 150 ms. Only transform and opacity move.',
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
    const like = canvas.getByRole('button', { name: /^Like/ });
    const dots = () => getComputedStyle(like.parentElement as Element, '::before').opacity;
    await expect(dots()).toBe('1');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    // The hearts are flying out, or gone without motion; another press removes them without an animation.
    await userEvent.click(like);
    await expect(dots()).toBe('1');
  },
};
