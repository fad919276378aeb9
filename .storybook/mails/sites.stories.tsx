import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { mailLook, type MailColours } from '../../apps/server/src/platform/mail/mail-colours.ts';
import { letters } from '../../apps/server/src/testing/letters.ts';
import { painted, tokenAt } from '../../packages/ui/src/foundations/tokens/contrast.ts';
import { elementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { MailFrame } from './mail-program.tsx';

const niches = [1, 2, 3, 4, 5, 6, 7];

function Sites({ locale, dark }: { locale: string; dark: boolean }) {
  return (
    <div className="grid gap-6 p-4 sm:p-6 lg:grid-cols-2">
      {niches.map((niche) => {
        const site = { name: `Site ${niche}`, niche };
        const mail = letters.welcome({ language: locale, name: 'Anna', site });
        return <MailFrame key={niche} mail={mail} dark={dark} />;
      })}
    </div>
  );
}

const meta = {
  title: 'Sites',
  component: Sites,
  args: { locale: 'en', dark: false },
  argTypes: { locale: { table: { disable: true } }, dark: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'The same mail on the seven kinds of site: the name, the button and how round things are follow the theme of the site.',
      avoid: 'Anything else that differs between sites.',
      synonyms: ['brand', 'white label'],
    }),
  },
  render: (_args, { globals }) => <Sites locale={String(globals['locale'])} dark={globals['theme'] === 'dark'} />,
} satisfies Meta<typeof Sites>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each colour of a mail, and the site's token that it must equal. */
const tokens: Record<keyof MailColours, string> = {
  canvas: 'canvas',
  card: 'surface',
  quote: 'surface-hover',
  ink: 'ink',
  muted: 'ink-muted',
  line: 'line',
  primary: 'primary',
  onPrimary: 'on-primary',
  brand: 'primary-text',
};

const hex = (colour: string) =>
  `#${painted(colour)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** A mail cannot read the site's tokens, so its colours are copies: this story compares them with the tokens. */
export const EverySite: Story = {
  play: async ({ canvasElement }) => {
    for (const theme of ['light', 'dark'] as const)
      for (const niche of niches) {
        const place = document.createElement('div');
        Object.assign(place.dataset, { theme, siteTheme: niche });
        canvasElement.append(place);
        const { [theme]: colours, radius } = mailLook(niche);
        const names = Object.keys(tokens) as (keyof MailColours)[];
        const wanted = Object.fromEntries(names.map((name) => [name, hex(tokenAt(place, tokens[name]))]));
        await expect({ niche, theme, ...colours }).toEqual({ niche, theme, ...wanted });
        await expect(getComputedStyle(place).getPropertyValue('--radius-base')).toBe(`${radius}px`);
        place.remove();
      }
  },
};

export const EverySiteDark: Story = { globals: { theme: 'dark' } };
