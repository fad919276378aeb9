import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { companyInfo, settings } from '../shared/testing/fixtures.ts';
import { footerPages } from './footer-links.ts';
import { FooterView } from './footer-view.tsx';

const meta = {
  title: 'Site/Footer',
  component: FooterView,
  args: {
    variant: 'default',
    siteName: settings.name,
    minAge: 18,
    links: footerPages.filter((page) => page !== 'complaints'),
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
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Us: Story = { args: { variant: 'us' } };
export const App: Story = { args: { variant: 'app', links: ['return-policy', 'faq', 'service'] } };
export const Lander: Story = { args: { variant: 'lander' } };
export const CompanyNotLoaded: Story = { args: { company: null } };
