import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from '../../foundations/logo/index.ts';
import { LanguageSwitcher } from '../../navigation/language-switcher/index.ts';
import { CompanyBlock } from '../company-block/index.ts';
import { Disclaimer } from '../disclaimer/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { Footer } from './index.ts';

const labels = [
  'Terms',
  'Privacy',
  'Cookies',
  'Block access',
  'Pricing',
  'Complaints',
  'Return policy',
  'FAQ',
  'Customer service',
];
const german = [
  'Allgemeine Geschäftsbedingungen',
  'Datenschutzerklärung',
  'Cookie-Einstellungen',
  'Zugang sperren',
  'Preisübersicht',
  'Beschwerden',
  'Rückgabebestimmungen',
  'Häufig gestellte Fragen',
  'Kundenservice',
];
const links = (words: string[]) => words.map((label) => ({ label, href: `#${label}` }));
const disclaimer = (
  <Disclaimer>
    <p>
      This site is an entertainment service for adults who like to chat. Some profiles are fictional; they are marked as
      such, and no meeting with them is possible.
    </p>
  </Disclaimer>
);

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: {
    ...elementNotes({
      use: 'At the end of a page: links, company and disclaimer, in four versions (LOC-05, LOC-06). Folded to two lines for members.',
      avoid: 'Not in the layouts `chat` and `empty`.',
      keyboard: [
        ['Tab', 'goes from link to link'],
        ['Enter', 'on the name of the links opens and closes a folded one'],
      ],
      synonyms: ['site footer', 'legal links', 'imprint', 'US footer'],
    }),
    layout: 'fullscreen',
  },
  args: {
    linksLabel: 'About this site',
    links: links(labels),
    logo: <Logo name="Heartline" size="sm" />,
    languages: (
      <LanguageSwitcher
        variant="full"
        label="Language"
        current="en"
        options={[
          { code: 'de', label: 'Deutsch' },
          { code: 'en', label: 'English' },
        ]}
      />
    ),
    disclaimer,
    company: (
      <CompanyBlock
        name="Example Media B.V."
        lines={['Voorbeeldstraat 12', '1234 AB Utrecht', 'The Netherlands']}
        facts={[{ label: 'Chamber of Commerce', value: '12345678' }]}
        phone={{ label: '+31 30 123 45 67', href: 'tel:+31301234567' }}
      />
    ),
    copyright: '© 2026 Heartline',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnitedStates: Story = {
  args: { variant: 'us', disclaimer: <Disclaimer variant="us">{disclaimer.props.children}</Disclaimer> },
};
export const App: Story = {
  args: { variant: 'app', links: links(['Return policy', 'FAQ', 'Customer service']), languages: undefined },
};
export const Lander: Story = {
  args: { variant: 'lander', links: links(['Terms', 'Privacy', 'Cookies']), languages: undefined },
};
/** Two lines at the end of a member's page; a press unfolds the rest. */
export const Folded: Story = {
  args: { folded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').clientHeight).toBeLessThanOrEqual(96);
    await expect(canvas.getByText('Terms')).not.toBeVisible();
  },
};
export const FoldedOpen: Story = {
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('About this site'));
    for (const link of canvas.getAllByRole('link')) await expect(link).toBeVisible();
    await expect(canvas.getByText(/Some profiles are fictional/)).toBeVisible();
  },
};
/** Texts that the law there wants visible are not folded. */
export const FoldedUnitedStates: Story = {
  ...UnitedStates,
  args: { ...UnitedStates.args, folded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Some profiles are fictional/)).toBeVisible();
    await expect(canvas.getByText('Terms')).not.toBeVisible();
  },
};
export const GermanLong: Story = { args: { links: links(german), linksLabel: 'Über diese Website' } };
