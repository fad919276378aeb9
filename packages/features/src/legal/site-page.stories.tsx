import { ApiError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { never, settings } from '../shared/testing/fixtures.ts';
import { SitePageScreen } from './site-page-screen.tsx';

const page = {
  title: 'About Heartline',
  intro: 'Heartline is a dating site for adults. Here you can read who runs it and how it earns its money.',
  sections: [
    {
      title: 'How we earn our money',
      paragraphs: [
        'We sell credits. Signing up, looking around, liking and receiving messages are free.',
        'There is no subscription. You pay once when you want credits, nothing renews automatically, and credits don’t expire.',
      ],
    },
    {
      title: 'How to reach us',
      paragraphs: [`By e-mail: ${settings.supportEmail}. By phone: ${settings.supportPhone}.`],
    },
  ],
};

const meta = {
  title: 'Legal/Site page',
  component: SitePageScreen,
  args: { token: 'about' },
  parameters: { user: null, api: { site: { sitePage: () => ({ page }) } } },
} satisfies Meta<typeof SitePageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the site’s own, with values that the server has filled in. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'About Heartline' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: settings.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${settings.supportEmail}`,
    );
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** A short text has no list of sections. */
export const WithoutSections: Story = {
  parameters: { api: { site: { sitePage: () => ({ page: { ...page, sections: [] } }) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Loading: Story = { parameters: { api: { site: { sitePage: never } } } };
export const LoadFailed: Story = {
  tags: ['no-picture'],
  parameters: {
    api: { site: { sitePage: () => Promise.reject(new ApiError(500, { code: 'internal' })) } },
  },
};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
