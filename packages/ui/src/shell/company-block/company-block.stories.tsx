import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { CompanyBlock } from './index.ts';

const meta = {
  title: 'Shell/CompanyBlock',
  component: CompanyBlock,
  parameters: elementNotes({
    use: 'Who runs the site, in the footer and on the legal pages (LOC-08).',
    avoid: 'Not on the pages of members, and not for their addresses.',
    synonyms: ['imprint', 'Impressum', 'colophon', 'address', 'VAT', 'kvk'],
  }),
  args: {
    name: 'Example Media B.V.',
    lines: ['Voorbeeldstraat 12', '1234 AB Utrecht', 'The Netherlands'],
    facts: [
      { label: 'Chamber of Commerce', value: '12345678' },
      { label: 'VAT', value: 'NL001234567B01' },
      { label: 'Trade names', value: 'Heartline, Nordlicht' },
    ],
    phone: { label: '+31 30 123 45 67', href: 'tel:+31301234567' },
    email: { label: 'help@heartline.example', href: 'mailto:help@heartline.example' },
  },
} satisfies Meta<typeof CompanyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NameOnly: Story = { args: { lines: [], facts: [], phone: undefined, email: undefined } };
export const GermanLong: Story = {
  args: {
    name: 'Gesellschaft für zwischenmenschliche Begegnungen mbH & Co. KG',
    lines: ['Donaudampfschifffahrtsstraße 123a', '78048 Villingen-Schwenningen', 'Deutschland'],
    facts: [{ label: 'Umsatzsteuer-Identifikationsnummern', value: 'DE123456789, ATU12345678, CHE-123.456.789' }],
  },
};
