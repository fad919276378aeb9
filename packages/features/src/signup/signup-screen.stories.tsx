import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';

import { newUser } from '../shared/testing/fixtures.ts';
import { forgetDraft, writeDraft } from './signup-draft.ts';
import { emptySignup } from './signup-schema.ts';
import { SignupScreen } from './signup-screen.tsx';

const create = fn(() => ({ user: newUser }));
const resendActivation = fn(() => ({}));

const meta = {
  title: 'Signup/Sign-up connected',
  component: SignupScreen,
  args: { onSignedUp: fn(), presentation: 'page', tracking: { network: 'acme', sub1: 'a' } },
  parameters: { user: null, api: { signup: { create } } },
  beforeEach: () => {
    create.mockClear();
    writeDraft(
      {
        ...emptySignup,
        gender: 'man',
        seeking: ['woman'],
        dateOfBirth: '1990-05-17',
        name: 'Sam',
        country: 'NL',
      },
      'name',
    );
    return forgetDraft;
  },
} satisfies Meta<typeof SignupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers the steps from the name to the login. */
async function toTheLogin(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(canvas.getByLabelText('Country')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toBeVisible());
}

/** The answer given on a lander is filled in. */
export const FromALander: Story = {
  args: { answers: { seeking: ['man'], gender: '', country: '', region: '', interests: [] } },
  beforeEach: forgetDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Woman' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Men' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Women' })).not.toBeChecked();
  },
};
/** The first questions, answered on the lander, are skipped, but can be reached by going back. */
export const FromALanderWithMore: Story = {
  args: { answers: { seeking: ['man'], gender: 'woman', country: 'DE', region: '', interests: [] } },
  beforeEach: forgetDraft,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Men' })).toBeChecked();
  },
};
/** The input from before a reload is restored, and the account is created with tracking and language (SES-07). */
export const FromADraft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveValue('Sam');
    await expect(canvas.getByText('Step 4 of 6')).toBeInTheDocument();
    await toTheLogin(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'sam@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a short sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledWith(expect.objectContaining({ id: newUser.id })));
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Sam',
          language: 'en',
          tracking: { network: 'acme', sub1: 'a' },
          signupMessage: '',
        }),
      ),
    );
  },
};
/**
 * A site that hides which addresses have an account: the next step is only in the mail, and nobody is signed in (security.md section
 * 1).
 */
export const OnlyTheMailTells: Story = {
  parameters: { api: { signup: { create: () => ({ user: null, waiting: 'a-sign-up' }), resendActivation } } },
  play: async ({ args, canvas, userEvent }) => {
    resendActivation.mockClear();
    await toTheLogin(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'sam@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a short sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(canvas.getByText(/sam@example\.com/)).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { name: 'Check your inbox' }));
    await expect(args.onSignedUp).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(resendActivation).toHaveBeenCalledWith({ waiting: 'a-sign-up' }));
  },
};
/** SGN-04: only visitors with a traffic source may sign up, and this one has none. */
export const ClosedWithoutTrafficSource: Story = {
  args: { tracking: {} },
  parameters: { settings: { signups: 'with_trafficsource' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign-up is closed right now' })).toBeVisible();
  },
};
