import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Social network', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingPicked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Step 1 of 2')).toBeVisible();
    const form = canvasElement.querySelector('form');
    await expect(form && [...new FormData(form).keys()]).toEqual(['network', 'ref', 'sub1']);
  },
};
export const Picked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Music' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dogs' }));
    await expect(await canvas.findByText('Music: at least 480 people')).toBeVisible();
    await expect(canvas.getByText('Dogs: at least 40 people')).toBeVisible();
    const form = canvasElement.querySelector('form');
    await expect(form && Object.fromEntries(new FormData(form))).toMatchObject({ interests: 'music,dogs' });
  },
};
export const PickedOnPhone: Story = { ...Picked, globals: { locale: 'en', viewport: { value: 'phone' } } };
export const ThreeAreAll: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of ['Books', 'Coffee', 'Music', 'Travel'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.getByRole('button', { name: 'Travel' })).toHaveAttribute('aria-pressed', 'false');
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).get('interests')).toBe('music,books,coffee');
    // Deselecting one allows another.
    await userEvent.click(canvas.getByRole('button', { name: 'Books' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Travel' }));
    await expect(form && new FormData(form).get('interests')).toBe('music,travel,coffee');
  },
};
/** Too few to show a number, which would reveal something about them. */
export const VeryFew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Photography' }));
    await expect(canvas.queryByText(/at least/)).toBeNull();
  },
};
export const SecondQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Women' }));
    await expect(await canvas.findByRole('button', { name: 'Woman' })).toHaveFocus();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { ...Picked, globals: { locale: 'en', theme: 'dark' } };
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
