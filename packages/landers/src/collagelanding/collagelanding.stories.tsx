import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LanderScreen } from '../shared/index.ts';
import { fakeLanderApi, manyMembers } from '../testing/fixtures.ts';
import { landerStories } from '../testing/lander-stories.tsx';
import lander from './lander.ts';

const meta = { title: 'Collage', ...landerStories(lander) } satisfies Meta<typeof LanderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = manyMembers(2);

export const Wall: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(`${first?.name}, ${first?.age}`, { selector: 'summary *' });
    // Includes the tile of the question.
    await expect(canvas.getAllByRole('group')).toHaveLength(12);
    // Four on the fronts of the eleven tiles, and the example in the note below them (LOC-10).
    await expect(canvas.getAllByText('Fictional profile').filter((mark) => mark.checkVisibility())).toHaveLength(5);
  },
};
/** The back of a tile is invisible until it is turned. */
const shown = (links: readonly HTMLElement[]) => links.filter((link) => link.checkVisibility());
export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(`${first?.name}, ${first?.age}`, { selector: 'summary *' }));
    const [write, ...others] = shown(canvas.getAllByRole('link'));
    await expect(others).toEqual([]);
    await expect(write).toHaveAttribute('href', '/members/member-0/signup?network=partner&ref=summer&sub1=banner-3');
    // Turning the next one turns this one back.
    await userEvent.click(canvas.getByText(`${second?.name}, ${second?.age}`, { selector: 'summary *' }));
    const links = shown(canvas.getAllByRole('link'));
    await expect(links.map((link) => link.textContent)).toEqual([`Write to ${second?.name}`]);
  },
};
export const TurnedOnPhone: Story = { ...Turned, globals: { locale: 'en', viewport: { value: 'phone' } } };
export const SecondQuestion: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Women' }));
    await expect(await canvas.findByRole('button', { name: 'Woman' })).toHaveFocus();
    const form = canvasElement.querySelector('form');
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({
      network: 'partner',
      ref: 'summer',
      sub1: 'banner-3',
      seeking: 'woman',
    });
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const GermanOnPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const FewFaces: Story = { args: { api: fakeLanderApi({ members: manyMembers(6) }) } };
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
    await canvas.findByRole('heading', { level: 1, name: 'Every face has a story' });
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
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
