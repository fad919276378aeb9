import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { image } from '../shared/testing/fixtures.ts';
import { LikeModalHost } from './index.ts';

const auto = (change: object = {}) => ({
  likes: {
    auto: () => ({ profile: { id: 'member-4', name: 'Elin', fictional: false, mainImage: image(4), ...change } }),
  },
});

const meta = {
  title: 'Likes/Like',
  component: LikeModalHost,
  args: { seconds: 0 },
  parameters: { api: auto() },
} satisfies Meta<typeof LikeModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Like: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Elin likes you' });
    await waitFor(() => expect(dialog).toBeVisible());
    const [link] = await screen.findAllByRole('link', { name: 'View Elin’s profile' });
    await expect(link).toHaveAttribute('href', '/members/member-4');
  },
};
export const Fictional: Story = {
  parameters: { api: auto({ name: 'Roos', fictional: true }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'A like from Roos' });
    const mark = await screen.findByText('Fictional profile');
    await waitFor(() => expect(mark).toBeVisible());
    await expect(dialog).not.toHaveTextContent(/likes you/);
  },
};
