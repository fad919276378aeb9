import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { never } from '../../shared/testing/fixtures.ts';
import { EmailLinkScreen } from './email-link-screen.tsx';
import { EmailLinkView } from './email-link-view.tsx';

const email = 'anna.new@example.com';
const confirmEmailChange = fn(() => ({}));
const withLink = (checkEmailLink: () => unknown) => ({ api: { account: { checkEmailLink, confirmEmailChange } } });
const open = () => ({ email, done: false, asksPassword: false });

const meta = {
  title: 'Account/Mailed link to a new address',
  component: EmailLinkScreen,
  args: { token: 'of-the-mail' },
  parameters: withLink(open),
} satisfies Meta<typeof EmailLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the page changes nothing. Pressing the button does, and the focus moves on to the result. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    confirmEmailChange.mockClear();
    await expect(await canvas.findByText(/anna\.new@example\.com/)).toBeVisible();
    await expect(confirmEmailChange).not.toHaveBeenCalled();
  },
};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(canvas.getByText('Your e-mail address has been changed')).toHaveFocus());
  },
};
/** Opened where nobody is signed in: access to the mailbox alone does not prove whose account it is. */
export const AskedForPassword: Story = {
  parameters: withLink(() => ({ ...open(), asksPassword: true })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    confirmEmailChange.mockClear();
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a walk in the rain');
    await expect(canvasElement.querySelector('form input[autocomplete="username"]')).toHaveValue(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(canvas.getByText('Your e-mail address has been changed')).toHaveFocus());
    await expect(confirmEmailChange).toHaveBeenCalledWith({ token: 'of-the-mail', password: 'a walk in the rain' });
  },
};
export const WrongPassword: Story = {
  render: () => (
    <EmailLinkView
      state="open"
      email={email}
      asksPassword
      error={new ApiError(400, { code: 'password_wrong' })}
      onConfirm={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'not this one{Enter}');
    await expect(await canvas.findByText('Check your password')).toBeVisible();
  },
};
let loggedIn = true;
/** The session has ended since the page was opened: the link asks for the password, without calling one wrong that was not given. */
export const LoggedOutMeanwhile: Story = {
  tags: ['no-picture'],
  beforeEach: () => void (loggedIn = true),
  parameters: {
    api: {
      account: {
        checkEmailLink: () => ({ ...open(), asksPassword: !loggedIn }),
        confirmEmailChange: () => {
          loggedIn = false;
          throw new ApiError(400, { code: 'password_wrong' });
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(canvas.getByLabelText('Your password')).toHaveFocus());
    await expect(canvas.queryByText('Check your password')).toBeNull();
  },
};
export const Confirming: Story = {
  render: () => <EmailLinkView state="open" email={email} pending onConfirm={fn()} />,
};
export const Offline: Story = {
  render: () => <EmailLinkView state="open" email={email} error={new NetworkError()} onConfirm={fn()} />,
};
/** Another account has taken the address meanwhile. */
export const Taken: Story = {
  render: () => (
    <EmailLinkView state="open" email={email} error={new ApiError(409, { code: 'email_taken' })} onConfirm={fn()} />
  ),
};
export const OpenedAgain: Story = { parameters: withLink(() => ({ email, done: true, asksPassword: false })) };
export const Expired: Story = {
  parameters: withLink(() => Promise.reject(new ApiError(410, { code: 'link_invalid' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/me/email');
  },
};
export const OfAnotherAccount: Story = {
  parameters: withLink(() => Promise.reject(new ApiError(403, { code: 'forbidden' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is for another account')).toBeVisible();
  },
};
export const Loading: Story = { parameters: withLink(never) };
export const LoadFailed: Story = {
  parameters: withLink(() => Promise.reject(new ApiError(503, { code: 'busy' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
