import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi, manyMembers } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Tinder swipe', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = manyMembers(3);
const withThree = { api: fakeLanderApi({ members: three }) };

export const Deck: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Like/ })).toBeEnabled();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Liked: Story = {
  args: withThree,
  play: async ({ canvas, userEvent }) => {
    for (const [index, { name }] of three.entries())
      await userEvent.click(await canvas.findByRole('button', { name: `${index === 0 ? 'Pass on' : 'Like'} ${name}` }));
    await expect(await canvas.findByRole('heading', { name: 'You liked 2 people' })).toHaveFocus();
    const [write] = canvas.getAllByRole('link');
    await expect(write).toHaveAttribute('href', '/members/member-1/signup?network=partner&ref=summer&sub1=banner-3');
    // At the second of the three, who is fictional, and in the note (LOC-10).
    await expect(canvas.getAllByText('Fictional profile')).toHaveLength(2);
  },
};
export const LikedOnPhone: Story = { ...Liked, globals: { viewport: { value: 'phone' } } };
export const NobodyLiked: Story = {
  args: withThree,
  play: async ({ canvas, userEvent }) => {
    for (const { name } of three) {
      await canvas.findByRole('button', { name: `Pass on ${name}` });
      await userEvent.keyboard('{ArrowLeft}');
    }
    await canvas.findByRole('heading', { name: 'Nobody yet? There are more' });
    await expect(canvas.getByRole('button', { name: 'Everyone' })).toBeEnabled();
  },
};
export const Loading: Story = {
  args: { api: { ...fakeLanderApi(), site: { settings: () => new Promise<never>(() => {}) } } },
};
/** The site does not show members to visitors. */
export const WithoutFaces: Story = {
  args: { api: fakeLanderApi({ settings: { loggedOutSearch: false } }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Tell us who you’d like to meet.');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const SignupsClosed: Story = {
  args: { api: fakeLanderApi({ settings: { signups: 'none' }, members: manyMembers(2) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign-up is closed right now')).toBeVisible();
  },
};
