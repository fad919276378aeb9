import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Transitions', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not playing, as under reduced motion. */
export const Morning: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Good morning')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play the film' })).toBeEnabled();
  },
};
export const Afternoon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Women' }));
    await expect(await canvas.findByText('Good afternoon')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Woman' })).toHaveFocus();
  },
};
export const Night: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everyone' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Non-binary' }));
    await expect(await canvas.findByText('Good evening')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Netherlands' })).toHaveFocus();
    const form = canvasElement.querySelector('form');
    await expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
      network: 'partner',
      seeking: 'woman,man,nonbinary',
      gender: 'nonbinary',
    });
  },
};
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Men' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Good morning')).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NightOnPhone: Story = { ...Night, globals: { locale: 'en', viewport: { value: 'phone' } } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
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
