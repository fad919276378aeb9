import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CamPromo } from './cam-promo.tsx';

const meta = {
  title: 'Members/Cam promo',
  component: CamPromo,
  args: { href: 'https://cams.example/profiles', siteName: 'Heartline' },
} satisfies Meta<typeof CamPromo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Labelled as an advertisement first, then its target. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertisement')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Go to cams.example' });
    await expect(link).toHaveAttribute('href', 'https://cams.example/profiles');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
