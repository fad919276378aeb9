import { ApiError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { member, settings, storyNow } from '../shared/testing/fixtures.ts';
import { emptySignup } from './signup-schema.ts';
import { SignupView } from './signup-view.tsx';

const filled = {
  ...emptySignup,
  gender: 'woman' as const,
  seeking: ['man' as const],
  dateOfBirth: '1990-05-17',
  name: 'Anna',
  country: 'NL',
};

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
  parameters: { user: null, layout: 'fullscreen' },
} satisfies Meta<typeof SignupView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const PageOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PageOnPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const PageWithMember: Story = {
  args: { member: member(2, { fictional: true }) },
  globals: { viewport: { value: 'phone' } },
};
export const Seeking: Story = {
  args: { defaultValues: filled, firstStep: 'seeking' },
  globals: { viewport: { value: 'phone' } },
};
export const Birth: Story = { args: { firstStep: 'birth' }, globals: { viewport: { value: 'phone' } } };
export const Name: Story = { args: { firstStep: 'name' }, globals: { viewport: { value: 'phone' } } };
export const Country: Story = {
  args: { defaultValues: filled, firstStep: 'country' },
  globals: { viewport: { value: 'phone' } },
};
export const FirstWords: Story = {
  args: { member: member(4), defaultValues: filled, firstStep: 'message' },
  globals: { viewport: { value: 'phone' } },
};
export const Account: Story = {
  args: { defaultValues: filled, firstStep: 'account' },
  globals: { viewport: { value: 'phone' } },
};
export const Modal: Story = {
  args: { presentation: 'modal' },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toHaveAttribute('open');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** The page behind it is visible, but inert. */
export const ModalOverAPage: Story = {
  args: {
    presentation: 'modal',
    behind: (
      <div className="flex min-h-dvh flex-col gap-6 bg-primary-soft p-10">
        <h1 className="text-4xl font-extrabold">Meet someone worth getting to know</h1>
        <a href="/members">Look around</a>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText('Look around');
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.tab();
      await expect(link).not.toHaveFocus();
    }
    await expect(canvas.queryByRole('link', { name: 'Look around' })).toBeNull();
  },
};
export const ModalWithMember: Story = {
  args: { presentation: 'modal', member: member(4) },
};
export const ModalWithFictionalProfile: Story = {
  args: { presentation: 'modal', member: member(2, { fictional: true }) },
  play: async () => {
    const marks = within(screen.getByRole('dialog')).getAllByText('Fictional profile');
    await expect(marks.some((mark) => mark.checkVisibility())).toBe(true);
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Fill this in.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Man' })).toHaveFocus();
  },
};
/** Arrow keys pass over the choices without going on. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('heading', { level: 2 });
    canvas.getByRole('radio', { name: 'Man' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Woman' })).toBeChecked();
    await expect(question).toHaveTextContent('I am');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(question).not.toHaveTextContent('I am'));
  },
};
/** An error disappears while its field is corrected, not with the next press. */
export const Mended: Story = {
  args: { firstStep: 'birth' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Enter your date of birth (18+)')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Day'), '1');
    await waitFor(() => expect(canvas.queryByText('Enter your date of birth (18+)')).toBeNull());
  },
};
/** The date is complete, but the visitor is too young. */
export const TooYoung: Story = {
  args: { firstStep: 'birth' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '1');
    await userEvent.type(canvas.getByLabelText('Month'), '1');
    await userEvent.type(canvas.getByLabelText('Year'), String(new Date().getFullYear() - 10));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('You need to be at least 18 to join.')).toBeVisible();
  },
};
/** Answers all questions to the end, and goes back once: no input is lost. */
export const WholeWay: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Woman' }));
    // A pressed tile goes on by itself.
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Men' }));
    await next();
    await userEvent.type(await canvas.findByLabelText('Day'), '17');
    await userEvent.type(canvas.getByLabelText('Month'), '5');
    await userEvent.type(canvas.getByLabelText('Year'), '1990');
    await next();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What should others call you?' })).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Username'), 'Anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Year')).toHaveValue('1990');
    await next();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toBeVisible());
    await expect(canvas.getByLabelText('Username')).toHaveValue('Anna');
    await next();
    await waitFor(() => expect(canvas.getByLabelText('Country')).toBeVisible());
    await next();
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toBeVisible());
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'anna@gmial.com');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean anna@gmail.com?' }));
    // A password manager stores the password with this address.
    await expect(canvasElement.querySelector('form input[autocomplete="username"]')).toHaveValue('anna@gmail.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a short sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Anna', email: 'anna@gmail.com', dateOfBirth: '1990-05-17', seeking: ['man'] }),
    );
  },
};
/** The server refuses a field of an earlier step: that step is shown, and the field has the focus. */
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
/** The last button was pressed without a network: the sign-up continues by itself. */
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
/** Letters that many mail servers refuse before the @ are refused at the field, and by the server too. */
export const OtherLetters: Story = {
  args: { defaultValues: { ...filled, email: 'jörg@example.org', password: 'a short sentence' }, firstStep: 'account' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await expect(await canvas.findByText(/letters other than a–z before the @/)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Closed: Story = { args: { closed: true } };
