import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AccountDeletedScreen } from './account-deleted-screen.tsx';
import { ReactivateView } from './reactivate-view.tsx';

const meta = {
  title: 'Deletion/After the deletion',
  component: ReactivateView,
  args: { state: 'open', onReactivate: fn() },
  parameters: { user: null },
} satisfies Meta<typeof ReactivateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = { render: () => <AccountDeletedScreen /> };
export const DeletedOnPhone: Story = { ...Deleted, globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const WayBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onReactivate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring my account back' }));
    await expect(args.onReactivate).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const Back: Story = { args: { state: 'done' } };
export const AlreadyBack: Story = { args: { state: 'already' } };
export const LinkEnded: Story = { args: { state: 'ended' } };
