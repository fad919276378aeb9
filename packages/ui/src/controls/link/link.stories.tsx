import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { href: '#privacy', children: 'privacy policy' },
  parameters: elementNotes({
    use: 'Goes to another page: inline in a sentence, quiet in footers and lists, strong alone where a button would be too loud.',
    avoid: 'For doing something: Button. A button that goes somewhere is Button with asChild around a link.',
    keyboard: [['Enter', 'Follows it.']],
    synonyms: ['anchor', 'href', 'hyperlink', 'text link'],
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Your data stays yours. Read our <Link {...args} /> before you sign up.
    </p>
  ),
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Strong: Story = { args: { variant: 'strong', children: 'See all likes' } };
export const NewTab: Story = { args: { newTabLabel: 'opens in a new tab' } };
export const GermanLong: Story = {
  args: { children: 'Datenschutzerklärung und Widerrufsbelehrung für Verbraucherinnen und Verbraucher' },
};
