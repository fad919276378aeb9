import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from 'lucide-react';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { Logo } from '../logo/index.ts';

const niches = ['1', '2', '3', '4', '5', '6', '7'];

function Sample({ niche, theme }: { niche: string; theme: 'light' | 'dark' }) {
  return (
    <section
      aria-label={`Site ${niche}, ${theme}`}
      data-site-theme={niche}
      data-theme={theme}
      className="flex flex-col gap-3 border border-line bg-surface p-5 text-ink"
      style={{ borderRadius: 'calc(var(--radius-base) + 4px)' }}
    >
      <Logo name={`Site ${niche}`} size="sm" />
      <Button variant="primary" className="self-start">
        <HeartIcon aria-hidden /> Send a like
      </Button>
      <span
        className="self-start bg-primary-soft px-3 py-1 text-sm font-semibold text-on-primary-soft"
        style={{ borderRadius: 'var(--radius-base)' }}
      >
        3 in common
      </span>
      <span className="font-semibold text-primary-text">Show more</span>
    </section>
  );
}

const meta = {
  title: 'Foundations/Site themes',
  component: Sample,
  args: { niche: '1', theme: 'light' },
  parameters: elementNotes({
    use: 'The niche of a site, 1 to 7, is a set of tokens: data-site-theme on the page sets the hue of primary and the base radius.',
    avoid:
      'Anything else that differs between sites. A hue between 80 and 230 is refused by the contrast test: green and cyan are too light at this lightness.',
    synonyms: ['white label', 'niche', 'brand', 'skin', 'dark mode', 'high contrast', 'forced colours'],
  }),
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSites: Story = {
  render: () => (
    <div className="grid gap-6">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
          {niches.map((niche) => (
            <Sample key={niche} niche={niche} theme={theme} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Send a like' });
    const grounds = new Set(buttons.map((button) => getComputedStyle(button).backgroundColor));
    await expect(grounds.size).toBe(buttons.length);
  },
};

/** Windows with a contrast theme replaces every colour: anything with meaning keeps an edge, an icon or a word. See the toolbar. */
export const WithoutOurColours: Story = {
  globals: { colours: 'forced' },
  render: () => (
    <div className="flex max-w-140 flex-col gap-4">
      <Alert tone="danger" title="The message was not sent">
        It says so in words and with a sign, not by red alone.
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary">Send a like</Button>
        <Button variant="outline">Not now</Button>
        <Button variant="primary" disabled>
          Sent
        </Button>
      </div>
    </div>
  ),
};
