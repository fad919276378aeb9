import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { contrast, oklchOf, tokenAt } from './contrast.ts';
import { colourPairs, elevations, type ColourPair } from './pairs.ts';

function Figure({ pair }: { pair: ColourPair }) {
  const box = useRef<HTMLLIElement>(null);
  const [figure, setFigure] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      if (box.current) setFigure(contrast(tokenAt(box.current, pair.front), tokenAt(box.current, pair.back)));
    };
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-site-theme'] });
    measure();
    return () => observer.disconnect();
  }, [pair]);
  const style = { background: `var(--${pair.back})`, color: `var(--${pair.front})` };
  const enough = figure === null || figure >= pair.least;
  return (
    <li ref={box} data-enough={enough} className="overflow-hidden rounded-md border border-line">
      <div style={style} className="flex h-16 items-center px-4">
        {pair.least === 3 ? (
          <span className="h-1.5 w-full rounded-full bg-current" />
        ) : (
          <span className="text-lg font-semibold">Anna, 34</span>
        )}
      </div>
      <p className="flex justify-between gap-2 bg-surface px-4 py-2 text-sm text-ink">
        <span>
          {pair.front} on {pair.back}
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{figure?.toFixed(2)}</span>
      </p>
    </li>
  );
}

function Pairs({ pairs }: { pairs: ColourPair[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(250px,1fr))] gap-3">
      {pairs.map((pair) => (
        <Figure key={`${pair.front}-${pair.back}`} pair={pair} />
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Colour pairs',
  component: Pairs,
  args: { pairs: colourPairs },
  parameters: elementNotes({
    use: 'Layer 2 of the tokens: what a colour is for. Every pair that may stand together, measured here for the theme you look at: 4.5 for text, 3 for marks and edges.',
    avoid:
      'A pair that is not in the list. Add it to pairs.ts: a test measures it in seven site themes, light and dark.',
    synonyms: ['contrast', 'semantic colours', 'WCAG', 'text colours', 'accessibility'],
  }),
} satisfies Meta<typeof Pairs>;
export default meta;
type Story = StoryObj<typeof meta>;

const measured: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(/^\d+\.\d\d$/u).length).toBe(canvas.getAllByRole('listitem').length));
  await expect(canvas.getAllByRole('listitem').filter((item) => item.dataset['enough'] === 'false')).toEqual([]);
};

/** The grounds of the dark theme on each other, lowest first, each with its lightness. */
function Grounds({ tokens }: { tokens: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [lightness, setLightness] = useState<number | null>(null);
  const [token, ...above] = tokens;
  useEffect(() => {
    if (box.current && token) setLightness(oklchOf(tokenAt(box.current, token)).lightness);
  }, [token]);
  if (token === undefined) return null;
  return (
    <div ref={box} style={{ background: `var(--${token})` }} className="flex flex-col gap-4 rounded-lg p-5 text-ink">
      <p className="flex justify-between gap-4 text-sm">
        <span>{token}</span>
        <span data-lightness className="tabular-nums">
          {lightness === null ? null : (lightness * 100).toFixed(1)}
        </span>
      </p>
      <Grounds tokens={above} />
    </div>
  );
}

/** Shadows are invisible in the dark theme: each higher ground is lighter, by 4.5 %, and warm. */
export const DarkGrounds: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div data-theme="dark">
      <Grounds tokens={elevations} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const figures = () =>
      [...canvasElement.querySelectorAll('[data-lightness]')].map(({ textContent }) => Number(textContent));
    await waitFor(() => expect(figures().filter((figure) => figure > 0)).toHaveLength(elevations.length));
    const steps = figures()
      .slice(1)
      .map((figure, at) => figure - (figures()[at] ?? 0));
    await expect(steps.filter((step) => step < 4 || step > 6)).toEqual([]);
  },
};

export const TextPairs: Story = { args: { pairs: colourPairs.filter((pair) => pair.least === 4.5) }, play: measured };
export const MarksAndEdges: Story = { args: { pairs: colourPairs.filter((pair) => pair.least === 3) }, play: measured };
