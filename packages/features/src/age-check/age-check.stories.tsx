import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AgeCheckView } from './age-check-view.tsx';

const meta = {
  title: 'Age check/Age check',
  component: AgeCheckView,
  args: { state: 'needed', site: 'Heartline', minAge: 18, goOn: '/members', onStart: fn(), onRetry: fn() },
} satisfies Meta<typeof AgeCheckView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Needed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the check' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const NeededGermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const OnTheWay: Story = { args: { starting: true } };
export const Unreachable: Story = {
  args: { error: new ApiError(503, { code: 'age_check_unavailable' }, 60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We can’t reach the age check right now.');
    await expect(canvas.getByRole('button', { name: 'Start the check' })).toBeEnabled();
  },
};
export const Offline: Story = { args: { error: new NetworkError() } };
export const AnswerOfNoUse: Story = {
  args: { error: new ApiError(410, { code: 'link_invalid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This answer can’t be used\./)).toBeVisible();
  },
};
export const Reading: Story = { args: { state: 'reading' } };
export const Passed: Story = {
  args: { state: 'passed', goOn: '/complete-signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/complete-signup');
  },
};
export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Delete my account' })).toBeVisible();
  },
};
export const RefusedGermanDark: Story = {
  args: { state: 'refused' },
  globals: { viewport: { value: 'phone' }, locale: 'de', theme: 'dark' },
};
export const Loading: Story = { args: { state: 'loading' } };
export const LoadFailed: Story = {
  args: { state: 'loading', loadError: new NetworkError() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
