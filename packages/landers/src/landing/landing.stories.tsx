import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi, memberInView as anna } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const stories = landerStories(lander);
const meta = { title: 'Member’s portrait', ...stories, args: { ...stories.args, member: anna } } satisfies Meta<
  typeof LanderScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Say hello to Anna');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/members/anna/signup');
  },
};
export const Fictional: Story = {
  args: { member: { ...anna, fictional: true } },
  play: async ({ canvas }) => {
    // With the member, and in the note below (LOC-10).
    await expect(await canvas.findAllByText('Fictional profile')).toHaveLength(2);
  },
};
export const WithoutPhoto: Story = { args: { member: { ...anna, photo: null } } };
/** The site shows visitors no members, or the member does not exist. */
export const WithoutMember: Story = { args: { member: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const SignupsClosed: Story = {
  args: { api: fakeLanderApi({ settings: { signups: 'none' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign-up is closed right now')).toBeVisible();
  },
};
