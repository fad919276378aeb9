import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';

const meta = {
  title: 'Foundations/Type scale',
  parameters: elementNotes({
    use: 'Fraunces Soft (font-display) for names and headlines, Figtree for everything else, in eight sizes. From text-lg on they grow with the window, and all of them with the text size that the reader has set.',
    avoid:
      'Sizes in between or in pixels, and more than four sizes on one screen. Weight says more than size. Fraunces for buttons, prices and long texts.',
    synonyms: ['font', 'typography', 'text size', 'headings', 'Figtree', 'Fraunces', 'serif', 'display face', 'rem'],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  ['text-4xl', '38 to 62 px', 'font-display'],
  ['text-3xl', '34 to 42 px', 'font-display'],
  ['text-2xl', '24 to 30 px', 'font-display'],
  ['text-xl', '19 to 22 px', 'font-display'],
  ['text-lg', '17 to 18 px', ''],
  ['text-base', '16 px', ''],
  ['text-sm', '14 px', ''],
  ['text-xs', '12 px', ''],
] as const;

export const Sizes: Story = {
  render: () => (
    <dl className="flex flex-col gap-5">
      {sizes.map(([name, size, weight]) => (
        <div key={name} className="grid gap-1 md:grid-cols-[10rem_1fr] md:items-baseline">
          <dt className="text-sm text-ink-muted">
            {name}, {size}
          </dt>
          <dd className={`${name} ${weight}`}>Meet someone worth getting to know</dd>
        </div>
      ))}
    </dl>
  ),
};

/** A name or headline of each language, with the letters that fonts most often lack. */
const headlines = {
  da: 'Søren på Ærø: å, hvor er du sød',
  de: 'Jörg grüßt Ä, Ö, Ü und ß',
  en: 'Meet someone worth getting to know',
  es: '¿Quién será? ¡Begoña, mañana!',
  fi: 'Työtä, äitiä ja Åbo; šakki, džonkki',
  fr: 'Où êtes-vous, Maëlys ? Un cœur à l’œuvre',
  it: 'Perché no? Così è più bello',
  nb: 'Kjærlighet på bærtur, Åse',
  nl: 'Één vraag: wie ben jij, Zoë?',
  pl: 'Łukasz i Grażyna: zażółć gęślą jaźń',
  sv: 'Hälsa på hos Åsa i Örebro',
};

/** In all languages; a missing letter would visibly come from another font. */
export const Headlines: Story = {
  render: () => (
    <ul className="flex flex-col gap-4">
      {Object.entries(headlines).map(([language, headline]) => (
        <li key={language} lang={language} className="font-display text-3xl">
          {headline}
        </li>
      ))}
    </ul>
  ),
};

/** The fallback until the font is loaded. It has the same width and height, so that nothing moves. */
export const UntilItIsThere: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {['Fraunces Soft', 'Headline DejaVu'].map((family) => (
        <div key={family} style={{ fontFamily: `'${family}'` }} data-family={family} className="flex flex-col gap-2">
          {Object.values(headlines).map((headline) => (
            <span key={headline} className="w-fit text-2xl font-semibold">
              {headline}
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await Promise.all(
      ['Fraunces Soft', 'Headline DejaVu'].map((family) => document.fonts.load(`600 1em '${family}'`, 'aą')),
    );
    const widthOf = (family: string) =>
      [...canvasElement.querySelectorAll(`[data-family='${family}'] span`)].reduce(
        (sum, line) => sum + line.getBoundingClientRect().width,
        0,
      );
    const ratio = widthOf('Headline DejaVu') / widthOf('Fraunces Soft');
    await expect(ratio).toBeGreaterThan(0.97);
    await expect(ratio).toBeLessThan(1.03);
  },
};

const weights = ['font-normal', 'font-medium', 'font-semibold', 'font-bold', 'font-extrabold'];
/** Numbers in prices and countdowns are tabular: they do not move while they change. */
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
