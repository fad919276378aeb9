import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DeleteAccountView } from './delete-account-view.tsx';

const meta = {
  title: 'Deletion/Delete account',
  component: DeleteAccountView,
  args: { credits: 0, discount: 30, onDelete: fn(), onPause: fn(), onStay: fn() },
} satisfies Meta<typeof DeleteAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason is optional: the password and one press are enough. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'correct horse battery', reason: null });
  },
};
export const WithReason: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Why are you leaving? (optional)'), 'I’ve met someone');
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'correct horse battery', reason: 'met_somebody' });
  },
};
export const OtherWays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Take a break/ }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /30% off/ }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const WithCredits: Story = { args: { credits: 240 } };
/** The company gives no discount. */
export const NoDiscount: Story = { args: { discount: 0 } };
export const WrongPassword: Story = { args: { error: new ApiError(400, { code: 'password_wrong' }) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const UnderWay: Story = { args: { pending: 'delete' } };
export const OnPhone: Story = {
  args: { credits: 240 },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
