import { ApiError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { member, settings, storyNow } from '../shared/testing/fixtures.ts';
import { emptySignup } from './signup-schema.ts';
import { SignupView } from './signup-view.tsx';

const meta = {
  title: 'Signup/Sign-up',
  component: SignupView,
  args: {
    presentation: 'page',
    siteName: settings.name,
    signupCredits: 30,
    fictionalLabel: settings.fictionalSingular,
    countries: settings.countries,
    minAge: 18,
    messageLength: 500,
    defaultValues: { ...emptySignup, country: 'NL' },
    loginHref: '/login',
    now: () => new Date(storyNow),
    onSubmit: fn(),
    onClose: fn(),
    onDraft: fn(),
  },
  parameters: { user: null },
} satisfies Meta<typeof SignupView>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  ...emptySignup,
  gender: 'woman' as const,
  seeking: ['man' as const],
  dateOfBirth: '1990-05-17',
  name: 'Anna',
  country: 'NL',
};

export const Page: Story = {};
export const PageOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Modal: Story = {
  args: { presentation: 'modal' },
  parameters: { layout: 'fullscreen' },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toHaveAttribute('open');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const ModalWithMember: Story = {
  args: { presentation: 'modal', member: member(4) },
  parameters: { layout: 'fullscreen' },
};
export const ModalWithFictionalProfile: Story = {
  args: { presentation: 'modal', member: member(2, { fictional: true }) },
  parameters: { layout: 'fullscreen' },
  play: async () => {
    const marks = within(screen.getByRole('dialog')).getAllByText('Fictional profile');
    await expect(marks.some((mark) => mark.checkVisibility())).toBe(true);
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Enter your date of birth (18+)')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Man' })).toHaveFocus();
  },
};
/** The date is there, but not the years. */
export const TooYoung: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '1');
    await userEvent.type(canvas.getByLabelText('Month'), '1');
    await userEvent.type(canvas.getByLabelText('Year'), String(new Date().getFullYear() - 10));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('You need to be at least 18 to join.')).toBeVisible();
  },
};
/** All three steps to the end, and back once: nothing is lost. */
export const WholeWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Woman' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Men' }));
    await userEvent.type(canvas.getByLabelText('Day'), '17');
    await userEvent.type(canvas.getByLabelText('Month'), '5');
    await userEvent.type(canvas.getByLabelText('Year'), '1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.type(await canvas.findByLabelText('Username'), 'Anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByLabelText('Username')).toHaveValue('Anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'anna@gmial.com');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean anna@gmail.com?' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'a short sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await expect(args.onSubmit).toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Anna', email: 'anna@gmail.com', dateOfBirth: '1990-05-17', seeking: ['man'] }),
    );
  },
};
/** The server refuses a field of an earlier step: that step is shown, the field has focus. */
export const NameTaken: Story = {
  args: {
    defaultValues: { ...filled, email: 'anna@example.com', password: 'a short sentence' },
    error: new ApiError(400, { code: 'validation_failed', fields: [{ name: 'name', code: 'name_taken' }] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This username is already taken. Try a variation of it.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};
/** The last button was pressed without a network: it is pressed once, and goes on by itself. */
export const WaitingForConnection: Story = {
  args: {
    defaultValues: { ...filled, email: 'anna@example.com', password: 'a short sentence' },
    firstStep: 'account',
    pending: true,
    waiting: true,
  },
};
export const WaitingOnPhone: Story = { ...WaitingForConnection, globals: { viewport: { value: 'phone' } } };
export const EmailTaken: Story = {
  args: {
    defaultValues: { ...filled, email: 'anna@example.com', password: 'a short sentence' },
    error: new ApiError(409, { code: 'email_taken', fields: [{ name: 'email', code: 'email_taken' }] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in instead' })).toBeVisible();
  },
};
export const Closed: Story = { args: { closed: true } };
