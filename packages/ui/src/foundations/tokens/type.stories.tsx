import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';

const meta = {
  title: 'Foundations/Type scale',
  parameters: elementNotes({
    use: 'One variable sans, Figtree, in eight sizes. From text-lg on they grow with the window.',
    avoid: 'Sizes in between, and more than three sizes on one screen. Weight says more than size.',
    synonyms: ['font', 'typography', 'text size', 'headings', 'Figtree'],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  ['text-4xl', '36 to 60 px', 'font-extrabold'],
  ['text-3xl', '28 to 38 px', 'font-extrabold'],
  ['text-2xl', '23 to 28 px', 'font-bold'],
  ['text-xl', '19 to 22 px', 'font-bold'],
  ['text-lg', '17 to 18 px', ''],
  ['text-base', '16 px', ''],
  ['text-sm', '14 px', ''],
  ['text-xs', '12 px', ''],
] as const;

export const Sizes: Story = {
  render: () => (
    <dl className="flex flex-col gap-5">
      {sizes.map(([name, size, weight]) => (
        <div key={name} className="grid gap-1 md:grid-cols-[160px_1fr] md:items-baseline">
          <dt className="text-sm text-ink-muted">
            {name}, {size}
          </dt>
          <dd className={`${name} ${weight}`}>Meet someone worth getting to know</dd>
        </div>
      ))}
    </dl>
  ),
};

const weights = ['font-normal', 'font-medium', 'font-semibold', 'font-bold', 'font-extrabold'];
/** Numbers in prices and countdowns are tabular: they do not jump while they change. */
export const WeightsAndNumbers: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-2 text-xl">
        {weights.map((weight) => (
          <li key={weight} className={weight}>
            {weight.slice(5)}: Zoë, Łukasz, Søren, Ægir and Ñusta
          </li>
        ))}
      </ul>
      <div className="grid w-fit grid-cols-2 gap-x-10 gap-y-1 text-lg">
        <span className="text-sm text-ink-muted">tabular-nums</span>
        <span className="text-sm text-ink-muted">without</span>
        {['11:11:11', '04:58:20', '€ 111.11', '€ 408.88'].map((figure) => (
          <span key={figure} className="contents">
            <span className="tabular-nums">{figure}</span>
            <span>{figure}</span>
          </span>
        ))}
      </div>
    </div>
  ),
};
