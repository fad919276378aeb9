import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Map', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Utrecht: at least 190 people' })).toBeEnabled();
    await expect(canvas.getByRole('list', { name: 'Netherlands, by region' })).toBeVisible();
    // Too few live there to show a number.
    await expect(canvas.getByRole('button', { name: 'Zeeland' })).toBeEnabled();
  },
};
export const Picked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const utrecht = await canvas.findByRole('button', { name: /^Utrecht/ });
    await userEvent.click(utrecht);
    await expect(utrecht).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Utrecht: at least 190 people');
    const form = canvasElement.querySelector('form');
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({
      network: 'partner',
      ref: 'summer',
      sub1: 'banner-3',
      country: 'NL',
      region: 'NL-UT',
    });
  },
};
export const PickedOnPhone: Story = { ...Picked, globals: { locale: 'en', viewport: { value: 'phone' } } };
export const VeryFew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zeeland' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Zeeland: still too few people to give a number');
  },
};
export const SecondQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Zeeland' });
    await userEvent.click(canvas.getByRole('button', { name: 'Women' }));
    await expect(await canvas.findByRole('button', { name: 'Woman' })).toHaveFocus();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = {
  args: { api: { ...fakeLanderApi(), site: { settings: () => new Promise<never>(() => {}) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Women' })).toBeEnabled();
  },
};
/** The site shows visitors nothing of its members: no map, and no drawn replacement. */
export const WithoutMap: Story = {
  args: { api: fakeLanderApi({ settings: { loggedOutSearch: false } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Tell us who you’d like to meet/);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const SiteDoesNotAnswer: Story = {
  args: { api: { ...fakeLanderApi(), site: { settings: () => Promise.reject(new Error('no answer')) } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Tell us who you’d like to meet/);
    await expect(canvas.getByRole('button', { name: 'Men' })).toBeEnabled();
  },
};
export const SignupsClosed: Story = {
  args: { api: fakeLanderApi({ settings: { signups: 'none' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign-up is closed right now')).toBeVisible();
  },
};
