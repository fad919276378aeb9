import type { Meta, StoryObj } from '@storybook/react-vite';

import { freeUser } from '../shared/testing/fixtures.ts';
import { PremiumScreen } from './index.ts';

const meta = { title: 'Credits/Premium', component: PremiumScreen } satisfies Meta<typeof PremiumScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeMember: Story = { parameters: { user: freeUser } };
export const PremiumMember: Story = {};
export const Visitor: Story = { parameters: { user: null } };
export const Phone: Story = { parameters: { user: freeUser }, globals: { viewport: { value: 'phone' } } };
