import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Logo } from '../../foundations/logo/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { EntryWarning } from './index.ts';

const meta = {
  title: 'Shell/EntryWarning',
  component: EntryWarning,
  parameters: elementNotes({
    use: 'Before an adult site is seen for the first time, where the site or the country asks for it (NAV-02).',
    avoid: 'It proves no age. Not for consent to cookies, and never inside the installed app or for members.',
    keyboard: [
      ['Tab', 'goes between the two answers and stays inside'],
      ['Enter', 'gives the answer that has focus'],
      ['Escape', 'does nothing: one of the answers must be given'],
    ],
    synonyms: ['age gate', '18+', 'adult warning', 'popup', 'splash'],
  }),
  args: {
    open: true,
    logo: <Logo name="Heartline" size="lg" />,
    title: 'For adults only',
    children: <p>This site is for people of 18 and over. It contains conversations and photos of an adult nature.</p>,
    enterLabel: 'I am 18 or older',
    onEnter: fn(),
    leaveLabel: 'Leave this site',
    leaveHref: 'https://example.com/',
    note: 'By entering you accept the terms.',
  },
} satisfies Meta<typeof EntryWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'For adults only' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const Plain: Story = { args: { logo: undefined, note: undefined } };
export const GermanLong: Story = {
  args: {
    title: 'Ausschließlich für volljährige Besucherinnen und Besucher',
    children: (
      <p>
        Diese Website richtet sich an Personen ab 18 Jahren und enthält Unterhaltungen sowie Fotos, die für
        Minderjährige nicht geeignet sind. Mit dem Betreten bestätigst du deine Volljährigkeit.
      </p>
    ),
    enterLabel: 'Ich bin mindestens 18 Jahre alt und möchte eintreten',
    leaveLabel: 'Diese Website wieder verlassen',
  },
};
