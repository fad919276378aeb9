import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'New messages' },
  parameters: elementNotes({
    use: 'A setting that works at once: notifications, invisible mode. When saving fails it goes back, and a toast says why.',
    avoid: 'In a form with a button to send it, and for consent: Checkbox.',
    keyboard: [['Space', 'Turns it on or off.']],
    synonyms: ['toggle', 'on off', 'setting', 'preference'],
  }),
} satisfies Meta<typeof Switch>;
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
