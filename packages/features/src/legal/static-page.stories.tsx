import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { companyInfo, never, settings } from '../shared/testing/fixtures.ts';
import { StaticPageScreen } from './static-page-screen.tsx';

const page = ({ token }: { token: string }) => ({
  page: {
    token,
    version: companyInfo.added,
    companyinfo: companyInfo,
    refundDays: 14,
    supportEmail: settings.supportEmail,
    american: false,
  },
});

const meta = {
  title: 'Legal/Static page',
  component: StaticPageScreen,
  args: { token: 'terms' },
  parameters: { user: null, api: { site: { page } } },
} satisfies Meta<typeof StaticPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.textContent).toContain('Heartline Media B.V.');
    // Every value is filled in: no brace remains.
    await expect(canvasElement.textContent).not.toMatch(/[{}]/);
  },
};
export const Privacy: Story = { args: { token: 'privacy' } };
/** LOC-01: readers of American English have a text of their own; all others read that of their language. */
export const PrivacyInTheUs: Story = {
  args: { token: 'privacy' },
  parameters: {
    api: { site: { page: (asked: { token: string }) => ({ page: { ...page(asked).page, american: true } }) } },
  },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en') return;
    await expect(await canvas.findByRole('heading', { name: 'Your privacy rights' })).toBeVisible();
  },
};
/** A site that passes the details of consenting members to partners says so. */
export const PrivacyWithPartners: Story = {
  args: { token: 'privacy' },
  tags: ['no-picture'],
  parameters: { settings: { memberResell: true } },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'en') return;
    await expect(await canvas.findByText(/only if you have agreed to that/)).toBeVisible();
    await expect(canvas.queryByText('We do not sell your data.')).toBeNull();
  },
};
export const Cookies: Story = { args: { token: 'cookies' } };
export const Faq: Story = { args: { token: 'faq' } };
export const Service: Story = {
  args: { token: 'service' },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: settings.supportEmail });
    await expect(links[0]).toHaveAttribute('href', `mailto:${settings.supportEmail}`);
    await expect(canvas.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org');
    await expect(canvas.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  },
};
export const ReturnPolicy: Story = { args: { token: 'return-policy' } };
export const Ban: Story = { args: { token: 'ban' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['no-picture'], parameters: { api: { site: { page: never } } } };
