import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi, manyMembers } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Gallery', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faces: Story = {
  play: async ({ canvas }) => {
    const faces = await canvas.findAllByRole('link');
    await expect(faces).toHaveLength(12);
    await expect(faces[0]).toHaveAttribute('href', '/members/member-0/signup?network=partner&ref=summer&sub1=banner-3');
    // Four of the twelve, and the example in the note below them (LOC-10).
    await expect(canvas.getAllByText('Fictional profile')).toHaveLength(5);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnlyRealMembers: Story = {
  args: { api: fakeLanderApi({ members: manyMembers().map((one) => ({ ...one, fictional: false })) }) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link');
    await expect(canvas.queryByText('Fictional profile')).toBeNull();
  },
};
export const FewFaces: Story = { args: { api: fakeLanderApi({ members: manyMembers(5) }) } };
export const Loading: Story = {
  args: { api: { ...fakeLanderApi(), site: { settings: () => new Promise<never>(() => {}) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Women' })).toBeEnabled();
  },
};
/** The site does not show members to visitors: no faces, and no drawn replacements. */
export const WithoutFaces: Story = {
  args: { api: fakeLanderApi({ settings: { loggedOutSearch: false } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Good company begins with a hello' });
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const WithoutFacesOnPhone: Story = { ...WithoutFaces, globals: { viewport: { value: 'phone' } } };
export const SiteDoesNotAnswer: Story = {
  args: { api: { ...fakeLanderApi(), site: { settings: () => Promise.reject(new Error('no answer')) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Men' })).toBeEnabled();
  },
};
export const SignupsClosed: Story = {
  args: { api: fakeLanderApi({ settings: { signups: 'none' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign-up is closed right now')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
