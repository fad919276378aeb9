import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { companyInfo, settings } from '../../shared/testing/fixtures.ts';
import { footerPages } from './footer-links.ts';
import { FooterView } from './footer-view.tsx';

const meta = {
  title: 'Site/Footer',
  component: FooterView,
  args: {
    variant: 'default',
    siteName: settings.name,
    minAge: 18,
    links: footerPages,
    company: companyInfo,
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    fictionalWarning: settings.fictionalWarning,
    languages: settings.languages,
    onLanguage: fn(),
    year: 2026,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FooterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+31 20 123 45 67' })).toHaveAttribute('href', 'tel:+31201234567');
  },
};
/** A site's own pages stand last. */
export const WithOwnPages: Story = { args: { sitePages: [{ token: 'about', title: 'About Heartline' }] } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Us: Story = { args: { variant: 'us' } };
/** The footer of a member's pages: a press unfolds everything. */
export const Member: Story = {
  args: { folded: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Terms')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Legal and help'));
    for (const link of canvas.getAllByRole('link')) await expect(link).toBeVisible();
    await expect(canvas.getByText(settings.fictionalWarning)).toBeVisible();
    await userEvent.click(canvas.getByText('Legal and help'));
    await expect(canvas.getByText('Terms')).not.toBeVisible();
  },
};
export const MemberOnPhone: Story = {
  args: { folded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').clientHeight).toBeLessThanOrEqual(96);
  },
};
export const MemberOpen: Story = {
  args: { folded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Legal and help'));
    await expect(canvas.getByRole('link', { name: 'Terms' })).toBeVisible();
  },
};
export const MemberInTheUs: Story = { args: { folded: true, variant: 'us' } };
export const App: Story = { args: { variant: 'app', links: ['return-policy', 'faq', 'service'] } };
export const Lander: Story = { args: { variant: 'lander' } };
export const CompanyNotLoaded: Story = { args: { company: null } };
