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

/** Sent once, on the day after, to a member who has not confirmed. */
export const ActivationReminder: Story = { args: { letter: 'activationReminder' } };

export const PasswordReset: Story = { args: { letter: 'passwordReset' } };

export const Welcome: Story = { args: { letter: 'welcome' } };

export const PasswordChanged: Story = { args: { letter: 'passwordChanged' } };

export const SecondStepOn: Story = { args: { letter: 'secondStepOn' } };

export const SecondStepOff: Story = { args: { letter: 'secondStepOff' } };

/** Sent after a log-in with the right password but without a valid code. */
export const SecondStepTried: Story = { args: { letter: 'secondStepTried' } };

export const RecoveryCodeUsed: Story = { args: { letter: 'recoveryCodeUsed' } };

export const RecoveryCodesNew: Story = { args: { letter: 'recoveryCodesNew' } };

export const PasskeyAdded: Story = { args: { letter: 'passkeyAdded' } };

export const PasskeyRemoved: Story = { args: { letter: 'passkeyRemoved' } };

export const AccountDeleted: Story = { args: { letter: 'accountDeleted' } };

/** Sent by sites whose pages do not reveal which addresses have an account. */
export const AccountExists: Story = { args: { letter: 'accountExists' } };

/** Sent by the same sites to an address without an account: the address replaces the name. */
export const AccountUnknown: Story = { args: { letter: 'accountUnknown' } };

/** Sent to the new address of the account, to confirm it. */
export const EmailChange: Story = { args: { letter: 'emailChange' } };

/** Sent to the old address of the account. */
export const EmailChanged: Story = { args: { letter: 'emailChanged' } };

/** Sent to the owner of an address that another member wanted to use. */
export const EmailTaken: Story = { args: { letter: 'emailTaken' } };

/** Sent when the copy of the member's data is ready. */
export const ExportReady: Story = { args: { letter: 'exportReady' } };

export const ExportReadyPolish: Story = { args: { letter: 'exportReady' }, globals: { locale: 'pl' } };

/** Long names of member and site, without a space. */
export const LongNames: Story = {
  args: {
    letter: 'passwordReset',
    name: 'Maximiliane-Theodora-Wolkensteinerfeldmann',
    siteName: 'Herzklopfenundwolkenkuckucksheimgesellschaft',
  },
};

export const LongNamesGerman: Story = { ...LongNames, globals: { locale: 'de' } };

export const WelcomeFinnishDark: Story = { args: { letter: 'welcome' }, globals: { locale: 'fi', theme: 'dark' } };
