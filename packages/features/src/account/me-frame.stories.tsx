import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { freeUser, user } from '../shared/testing/fixtures.ts';
import { MeFrame } from './me-frame.tsx';
import { PasswordChangeScreen } from './password-change-screen.tsx';
import { SecondStepScreen } from './second-step/second-step-screen.tsx';

const meta = {
  title: 'Account/Beside its pages',
  component: MeFrame,
  args: { path: '/me/password', children: <PasswordChangeScreen /> },
  parameters: { api: { secondStep: { get: () => ({ onSince: null, recoveryCodesLeft: 0, passkey: 'none' }) } } },
  globals: { viewport: { value: 'xl' } },
} satisfies Meta<typeof MeFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard and screen reader reach the page before the lists beside it. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const lists = await canvas.findByRole('navigation', { name: 'Me' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Password');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.compareDocumentPosition(lists)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('link', { name: 'Back to “Me”' })).toBeNull();
  },
};
export const OfStaff: Story = { parameters: { user: { ...user, moderator: true } } };
export const GermanOfFree: Story = {
  args: { path: '/me/second-step', children: <SecondStepScreen /> },
  parameters: { user: freeUser },
  globals: { viewport: { value: 'xl' }, locale: 'de' },
};
/** On a phone the page has its way back instead. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to “Me”' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Me' })).toBeNull();
  },
};
