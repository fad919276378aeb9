import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailCheckIcon } from 'lucide-react';

import { Button } from '../../controls/button/index.ts';
import { Link } from '../../controls/link/index.ts';
import { BackButton } from '../../navigation/back-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { FocusPanel } from './index.ts';

const meta = {
  title: 'Shell/FocusPanel',
  component: FocusPanel,
  parameters: elementNotes({
    use: 'A page with one thing to do: log in, choose a password, confirm.',
    avoid: 'Not inside another page, and not for more than one task: use `Layout` with headings.',
    synonyms: ['card', 'log-in page', 'auth', 'single task'],
  }),
  args: { title: 'Welcome back', intro: 'Somebody may have written to you.', children: <Button block>Log in</Button> },
} satisfies Meta<typeof FocusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFooter: Story = { args: { footer: <Link href="/signup">New here? Sign up for free</Link> } };
export const WithBack: Story = {
  args: { back: <BackButton showLabel href="#me" label="Back to “Me”" className="-my-1.5 -ml-2.5 self-start" /> },
};
export const WithIcon: Story = { args: { icon: <MailCheckIcon />, title: 'Look into your mailbox' } };
export const OnPhone: Story = { ...WithFooter, globals: { viewport: { value: 'phone' } } };
