import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { mailStories } from './mail-stories.tsx';
import { Written } from './written.tsx';

const meta = {
  ...mailStories,
  title: 'Account',
  component: Written,
  parameters: {
    ...mailStories.parameters,
    ...elementNotes({
      use: 'What somebody needs to get into their account, and what happened to it.',
      avoid: 'News and offers: we write to nobody who did not ask for it.',
      synonyms: ['e-mail', 'activation mail', 'new password mail', 'welcome mail'],
    }),
  },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Activation: Story = { args: { letter: 'activation' } };

export const PasswordReset: Story = { args: { letter: 'passwordReset' } };

export const Welcome: Story = { args: { letter: 'welcome' } };

export const PasswordChanged: Story = { args: { letter: 'passwordChanged' } };

/** Where a site does not tell on its pages which addresses have an account. */
export const AccountExists: Story = { args: { letter: 'accountExists' } };

/** On the same sites, to an address without an account: it stands where the name would. */
export const AccountUnknown: Story = { args: { letter: 'accountUnknown' } };

/** Names of member and site that are long and have no space. */
export const LongNames: Story = {
  args: {
    letter: 'passwordReset',
    name: 'Maximiliane-Theodora-Wolkensteinerfeldmann',
    siteName: 'Herzklopfenundwolkenkuckucksheimgesellschaft',
  },
};

export const LongNamesGerman: Story = { ...LongNames, globals: { locale: 'de' } };

export const WelcomeFinnishDark: Story = { args: { letter: 'welcome' }, globals: { locale: 'fi', theme: 'dark' } };
