import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { setSharedDevice } from '../../shared/index.ts';
import { SharedDevice } from './shared-device.tsx';

const meta = {
  title: 'Account/Shared device',
  component: SharedDevice,
  beforeEach: () => {
    setSharedDevice(false);
    return () => setSharedDevice(false);
  },
} satisfies Meta<typeof SharedDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'This is a shared device' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.queryByText(/encrypted/)).toBeNull();
  },
};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
