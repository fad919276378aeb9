import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Alone tonight', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 2')).toBeVisible();
  },
};
export const SecondQuestion: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Women' }));
    await canvas.findByText('Two windows are lit. One more answer to go.');
    // The focus moves to the next question, and the first answer is carried along.
    await expect(canvas.getByRole('button', { name: 'Woman' })).toHaveFocus();
    const form = canvasElement.querySelector('form');
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({
      network: 'partner',
      ref: 'summer',
      sub1: 'banner-3',
      seeking: 'woman',
    });
  },
};
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Men' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Step 1 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Women' })).toHaveFocus();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
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
