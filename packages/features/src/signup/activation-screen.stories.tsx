import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { never, newUser, user } from '../shared/testing/fixtures.ts';
import { ActivationScreen } from './activation-screen.tsx';

const activate = fn(() => ({ already: false }));
const email = 'sam@example.com';
const link = (state: 'open' | 'done' | 'expired', asksPassword = false) => ({
  api: { signup: { checkActivation: () => ({ email, state, asksPassword }), activate } },
});
const refused = (error: Error) => ({
  api: {
    signup: {
      checkActivation: () => {
        throw error;
      },
    },
  },
});

const meta = {
  title: 'Signup/Mailed link',
  component: ActivationScreen,
  args: { token: 'a-token-of-stories', onDone: fn() },
  parameters: { user: null, ...link('open') },
  beforeEach: () => void activate.mockClear(),
} satisfies Meta<typeof ActivationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page confirms by itself in the browser that signed up. */
export const Own: Story = {
  parameters: { user: newUser },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(activate).toHaveBeenCalledOnce();
  },
};
let tries = 0;
/** It could not reach the server: a press tries again. */
export const OwnWithoutConnection: Story = {
  beforeEach: () => void (tries = 0),
  parameters: {
    user: newUser,
    api: {
      signup: {
        ...link('open').api.signup,
        activate: () => {
          tries += 1;
          if (tries === 1) throw new NetworkError();
          return { already: false };
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await expect(tries).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my e-mail address' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
/** Elsewhere opening the page changes nothing; pressing the button does. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: 'Confirm my e-mail address' });
    await expect(activate).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(activate).toHaveBeenCalledOnce());
  },
};
/** A visitor needs the password of the sign-up. */
export const OpenElsewhere: Story = {
  parameters: link('open', true),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a walk in the rain{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(activate).toHaveBeenCalledWith({ token: 'a-token-of-stories', password: 'a walk in the rain' });
  },
};
let pressed = false;
/** The link was pressed on another page meanwhile: the page reports that, not a failure. */
export const PressedMeanwhile: Story = {
  beforeEach: () => void (pressed = false),
  parameters: {
    api: {
      signup: {
        checkActivation: () => ({ email, state: pressed ? 'done' : 'open', asksPassword: false }),
        activate: () => {
          pressed = true;
          return { already: true };
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm my e-mail address' }));
    await canvas.findByRole('heading', { name: 'You’ve already confirmed your e-mail address' });
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
/** Neither the press nor the query after it gets through: the typed password stays. */
export const PressedWithoutConnection: Story = {
  tags: ['no-picture'],
  beforeEach: () => void (pressed = false),
  parameters: {
    api: {
      signup: {
        checkActivation: () => {
          if (pressed) throw new NetworkError();
          return { email, state: 'open', asksPassword: true };
        },
        activate: () => {
          pressed = true;
          throw new NetworkError();
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a walk in the rain{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('a walk in the rain');
  },
};
/** An invalid link, opened by a member who has confirmed: no mail is offered. */
export const CutShortButConfirmed: Story = {
  parameters: { ...refused(new ApiError(410, { code: 'activation_failed' })), user },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’ve already confirmed your e-mail address' });
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { api: { signup: { checkActivation: never } } } };
export const LoadFailed: Story = { parameters: refused(new NetworkError()) };
export const PressedBefore: Story = {
  parameters: link('done'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’ve already confirmed your e-mail address' });
  },
};
export const TooOld: Story = {
  parameters: link('expired'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link is too old' });
  },
};
export const OfAnotherAccount: Story = {
  parameters: { ...refused(new ApiError(403, { code: 'forbidden' })), user: newUser },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link belongs to another account' });
  },
};
