import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Link } from '../link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me on this device' },
  parameters: elementNotes({
    use: 'Yes or no that is sent with a form: consent, stay signed in. One that stands for several can be indeterminate.',
    avoid:
      'For a setting that works at once (Switch) and for one of several (RadioGroup). Consent is never ticked in advance.',
    keyboard: [['Space', 'Ticks it or takes the tick away.']],
    synonyms: ['tick box', 'consent', 'agree', 'terms', 'opt-in'],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Remember me on this device'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true } };
export const WithHint: Story = { args: { hint: 'For 30 days.' } };
export const WithError: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="#terms">terms</Link> and the <Link href="#privacy">privacy policy</Link>.
      </>
    ),
    required: true,
    error: 'Please accept the terms to go on.',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const GermanLong: Story = {
  args: {
    label:
      'Ich habe die Allgemeinen Geschäftsbedingungen und die Datenschutzerklärung gelesen und stimme der Verarbeitung besonderer Kategorien personenbezogener Daten ausdrücklich zu.',
  },
};
