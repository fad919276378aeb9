import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { fieldBoxVariants, fieldControlClass, FormField } from './index.ts';

const meta = {
  title: 'Controls/FormField',
  component: FormField,
  args: {
    label: 'Favourite colour',
    hint: 'Only you can see this.',
    children: (control) => (
      <div className={fieldBoxVariants({ invalid: control['aria-invalid'] })}>
        <input {...control} className={fieldControlClass} />
      </div>
    ),
  },
  parameters: elementNotes({
    use: 'Label, hint and error around a control of your own, so that it looks and reads like all others.',
    avoid: 'Around TextField, Select and the others: they have it already.',
    synonyms: ['label', 'hint', 'help text', 'field wrapper', 'error message'],
  }),
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { error: 'Choose a colour from the list.' } };
export const WithLabelEnd: Story = { args: { labelEnd: <a href="#help">Help</a>, hintEnd: '3 / 10' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
const inputs = (type: 'checkbox' | 'radio') => () => (
  <div className="flex gap-4">
    {['Red', 'Blue'].map((colour) => (
      <label key={colour} className="flex items-center gap-2">
        <input type={type} name="colour" />
        {colour}
      </label>
    ))}
  </div>
);
export const SeveralInputs: Story = {
  args: { kind: 'group', children: inputs('checkbox') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Favourite colour' })).toBeVisible();
  },
};
export const OneOfSeveral: Story = {
  args: { kind: 'radiogroup', required: true, children: inputs('radio') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^Favourite colour/ })).toBeRequired();
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Lieblingsfarbe für Ihre Benachrichtigungseinstellungen',
    labelEnd: <a href="#help">Datenschutzerklärung</a>,
    hint: 'Diese Angabe sehen nur Sie selbst; andere Mitglieder erfahren nichts davon.',
    hintEnd: '0 von 500 Zeichen',
    error: 'Bitte wählen Sie eine der aufgeführten Farbbezeichnungen aus.',
    required: true,
  },
};
