import { NetworkError } from '@heartline/api-client';
import { portrait } from '@heartline/ui/testing/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { ReportDialog } from './index.ts';
import { storyReport } from './testing.ts';

const report = fn(() => ({ report: storyReport() }));

const meta = {
  title: 'Safety/Report',
  component: ReportDialog,
  args: {
    member: { id: 'member-4', name: 'Elin', photoUrl: portrait(4) },
    subject: { kind: 'profile' },
    onClose: fn(),
    onBlocked: fn(),
  },
  parameters: { layout: 'fullscreen', api: { reports: { send: report } } },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Message: Story = { args: { subject: { kind: 'message', conversationId: 'chat-4', seq: 9 } } };
export const Sent: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Asks for money or is a scam' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also block Elin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByText('R-7K2M-49QX');
    await expect(report).toHaveBeenLastCalledWith({
      id: 'member-4',
      subject: { kind: 'profile' },
      reason: 'scam',
      text: '',
      block: true,
    });
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await expect(args.onBlocked).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  parameters: { api: { reports: { send: () => Promise.reject(new NetworkError('offline')) } } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Fake profile' }));
    await userEvent.type(screen.getByRole('textbox', { name: /What happened/ }), 'The same pictures as a film star.');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByRole('alert');
    await expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue(
      'The same pictures as a film star.',
    );
  },
};
