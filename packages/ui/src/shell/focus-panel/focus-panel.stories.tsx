import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailCheckIcon } from 'lucide-react';

import { Button } from '../../controls/button/index.ts';
import { Link } from '../../controls/link/index.ts';
import { FocusPanel } from './index.ts';

const meta = {
  title: 'Shell/Focus panel',
  component: FocusPanel,
  args: { title: 'Welcome back', intro: 'Somebody may have written to you.', children: <Button block>Log in</Button> },
} satisfies Meta<typeof FocusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFooter: Story = { args: { footer: <Link href="/signup">New here? Sign up for free</Link> } };
export const WithIcon: Story = { args: { icon: <MailCheckIcon />, title: 'Look into your mailbox' } };
export const OnPhone: Story = { ...WithFooter, globals: { viewport: { value: 'phone' } } };
