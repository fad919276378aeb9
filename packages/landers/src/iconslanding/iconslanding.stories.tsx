import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const asked: object[] = [];
const meta = {
  title: 'Icons',
  ...landerStories(lander),
  args: {
    ...landerStories(lander).args,
    api: fakeLanderApi({ members: [], count: 1240, onSearch: (query) => asked.push(query) }),
  },
} satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstIcon: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Step 1 of 3');
    await expect(canvas.queryByText(/already members/)).toBeNull();
  },
};
export const Counted: Story = {
  play: async ({ canvas, userEvent }) => {
    asked.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Women' }));
    await expect(await canvas.findByText('1,240 people are already members')).toBeVisible();
    // Only people, no fictional profiles, and only matching ones.
    await expect(asked.at(-1)).toEqual({
      network: 'partner',
      ref: 'summer',
      gender: 'woman',
      country: 'NL',
      real: 'true',
    });
  },
};
export const LastIcon: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everyone' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Non-binary' }));
    await expect(await canvas.findByRole('button', { name: 'Netherlands' })).toHaveFocus();
    const form = canvasElement.querySelector('form');
    await expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
      seeking: 'woman,man,nonbinary',
      gender: 'nonbinary',
    });
  },
};
export const LastIconOnPhone: Story = { ...LastIcon, globals: { viewport: { value: 'phone' } } };
/** Too few to show a number, which would reveal something about them. */
export const VeryFew: Story = {
  args: { api: fakeLanderApi({ members: [], count: 4 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Women' }));
    await canvas.findByText('Step 2 of 3');
    await expect(canvas.queryByText(/already/)).toBeNull();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { ...Counted, globals: { theme: 'dark' } };
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
  },
};
