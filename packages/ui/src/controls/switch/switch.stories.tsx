import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Switch } from './index.ts';

const meta = { title: 'Controls/Switch', component: Switch, args: { label: 'New messages' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'New messages' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { defaultChecked: true, hint: 'An e-mail when somebody writes to you.' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const GermanLong: Story = {
  args: {
    label: 'Benachrichtigungen über unbeantwortete Nachrichten',
    hint: 'Erinnerungen werden höchstens einmal täglich an Ihre hinterlegte E-Mail-Adresse verschickt.',
  },
};
