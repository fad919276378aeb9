import { ApiError, signupStepNames, type SignupProgress, type SignupStepName } from '@heartline/api-client';
import { FileDrop } from '@heartline/ui/controls/file-drop';
import { Select } from '@heartline/ui/controls/select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { localStore } from '../../shared/index.ts';
import { member, never, newUser, storyNow } from '../../shared/testing/fixtures.ts';
import { StepsScreen } from './steps-screen.tsx';

/** The progress of a member whose next step is `current`. */
const at = (current: SignupStepName | null, change: Partial<SignupProgress> = {}): SignupProgress => ({
  steps: signupStepNames.map((name) => ({
    name,
    state: current !== null && signupStepNames.indexOf(name) >= signupStepNames.indexOf(current) ? 'open' : 'skipped',
    draft: null,
  })),
  current,
  member: 'm4',
  message: '',
  ...change,
});
const answer = fn((): unknown => ({ progress: at('personal'), user: newUser }));
const unsent = fn(never);
const world = (current: SignupStepName | null, change: Partial<SignupProgress> = {}) => ({
  api: {
    signup: { progress: () => ({ progress: at(current, change) }), answer, resendActivation: () => ({}) },
    site: { regions: () => ({ regions: [] }) },
  },
});

const meta = {
  title: 'Signup/Steps',
  component: StepsScreen,
  args: {
    presentation: 'page',
    member: member(4),
    photos: <FileDrop label="Add photos" onFiles={fn()} onReject={fn()} />,
    place: ({ answer: { region }, onChange }) => (
      <Select
        label="Region"
        placeholder="Prefer not to say"
        options={[{ value: 'NL-NH', label: 'Noord-Holland' }]}
        value={region ?? ''}
        onChange={(event) => onChange({ country: 'NL', region: event.currentTarget.value })}
      />
    ),
    onClose: fn(),
    onFinished: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { user: newUser, layout: 'fullscreen', ...world('about') },
  beforeEach: () => {
    answer.mockClear();
    unsent.mockClear();
    return () => localStore.remove(`heartline-signup-steps:${newUser.id}`);
  },
} satisfies Meta<typeof StepsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = { parameters: world('message', { message: 'Hello, I saw your dog.' }) };
export const Photo: Story = { parameters: world('photo') };
export const Place: Story = { parameters: world('location') };
export const Personal: Story = { parameters: world('personal') };
/** The text was typed on another device. */
export const About: Story = {
  parameters: world('about', {
    steps: at('about').steps.map((step) => (step.name === 'about' ? { ...step, draft: { about: 'I bake' } } : step)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('I bake');
  },
};
export const AboutInTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const AboutInGerman: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Email: Story = {
  parameters: world('email'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await canvas.findByText('We’ve sent the link again.');
    await userEvent.click(canvas.getByRole('button', { name: 'See who matches' }));
    await expect(args.onFinished).toHaveBeenCalled();
  },
};
export const EmailInGerman: Story = {
  parameters: world('email'),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
/** Confirmed on another device while the page was open. */
export const EmailConfirmed: Story = { parameters: { ...world('email'), user: { ...newUser, status: 'active' } } };
/** The page does not know yet that the address is confirmed: requesting the link again says so instead of reporting a mail. */
export const AskedForThoughConfirmed: Story = {
  tags: ['no-picture'],
  parameters: {
    api: {
      signup: { ...world('email').api.signup, resendActivation: () => ({ already: true }) },
      session: { get: () => ({ user: { ...newUser, status: 'active' }, serverTime: storyNow }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await canvas.findByText('Your e-mail address is confirmed. Others can see your profile now.');
  },
};
export const AllDone: Story = { parameters: { ...world(null), user: { ...newUser, status: 'active' } } };
export const Modal: Story = {
  args: { presentation: 'modal' },
  parameters: world('message'),
  globals: { viewport: { value: undefined } },
};
export const ModalInTheDark: Story = {
  args: { presentation: 'modal' },
  parameters: world('personal'),
  globals: { viewport: { value: undefined }, theme: 'dark' },
};
export const Loading: Story = { parameters: { api: { signup: { progress: never } } } };
export const Failed: Story = {
  parameters: {
    api: {
      signup: {
        progress: () => {
          throw new ApiError(500, { code: 'internal' });
        },
      },
    },
  },
};
/** The main button without an answer. The text typed then stays on this device, as sending it never ends. */
export const NothingAnswered: Story = {
  parameters: {
    api: { ...world('about').api, signup: { ...world('about').api.signup, answer: unsent } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Answer this question, or skip it.')).toBeVisible();
    await expect(unsent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'B');
    await expect(canvas.queryByText('Answer this question, or skip it.')).toBeNull();
  },
};
/** The server's refusal stands at its field, and the input stays. */
export const Refused: Story = {
  parameters: {
    api: {
      ...world('about').api,
      signup: {
        progress: () => ({ progress: at('about') }),
        answer: () => {
          throw new ApiError(400, { code: 'validation_failed', fields: [{ name: 'about', code: 'piled_marks' }] });
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Z̷̢̛a̷l̷g̷o̷');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Z̷̢̛a̷l̷g̷o̷');
  },
};
/** Skips to the next question: the heading has the focus. */
export const Skipped: Story = {
  parameters: world('location'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A few facts about you' })).toHaveFocus());
    await waitFor(() =>
      expect(answer).toHaveBeenCalledWith(expect.objectContaining({ step: 'location', act: 'skip' })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
  },
};
