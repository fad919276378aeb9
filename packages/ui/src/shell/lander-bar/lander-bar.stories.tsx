import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../controls/button/index.ts';
import { Logo } from '../../foundations/logo/index.ts';
import { LanguageSwitcher } from '../../navigation/language-switcher/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { LanderBar } from './index.ts';

const languages = (
  <LanguageSwitcher
    label="Language"
    current="en"
    options={[
      { code: 'de', label: 'Deutsch' },
      { code: 'en', label: 'English' },
    ]}
  />
);
const login = (
  <Button variant="ghost" size="sm" asChild>
    <a href="#login">Log in</a>
  </Button>
);

const meta = {
  title: 'Shell/LanderBar',
  component: LanderBar,
  parameters: {
    ...elementNotes({
      use: 'Over a landing page: the logo and as little else as possible.',
      avoid: 'Not on pages of the site itself: use `TopBar`.',
      keyboard: [['Tab', 'goes to the logo, the languages and the action']],
      synonyms: ['header', 'landing page', 'top bar'],
    }),
    layout: 'fullscreen',
  },
  args: { logo: <Logo name="Heartline" />, homeHref: '#home' },
} satisfies Meta<typeof LanderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogoOnly: Story = {};
export const WithActions: Story = { args: { languages, action: login } };
export const OnPartnerPage: Story = { args: { homeHref: undefined } };
export const Overlay: Story = {
  args: { variant: 'overlay', logo: <Logo name="Heartline" tone="on-photo" />, languages },
  decorators: [
    (Story) => (
      <div className="relative h-60 bg-photo-blank">
        <Story />
      </div>
    ),
  ],
};
