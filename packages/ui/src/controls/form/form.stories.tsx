import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, FormActions, FormSection, type FormProps } from './index.ts';

const words = { email: 'Enter your e-mail address.', city: 'Enter the town you live in.' };

/** Invalid while its fields are empty. */
function Address(args: FormProps) {
  const [errors, setErrors] = useState(args.errors ?? []);
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <Form
      {...args}
      errors={errors}
      errorTitle={errors.length > 0 ? args.errorTitle : undefined}
      onSubmit={(event) => {
        const data = new FormData(event.currentTarget);
        const wrong = (['email', 'city'] as const).filter((name) => data.get(name) === '');
        setErrors(wrong.map((fieldId) => ({ fieldId, message: words[fieldId] })));
        if (wrong.length === 0) args.onSubmit(event);
      }}
    >
      {args.children ?? (
        <>
          <TextField id="email" name="email" label="E-mail" required error={errorOf('email')} />
          <TextField id="city" name="city" label="Town" required error={errorOf('city')} />
        </>
      )}
      <FormActions>
        <Button type="submit" size="lg" loading={args.pending}>
          Save
        </Button>
        <Button variant="ghost" size="lg">
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

const meta = {
  title: 'Controls/Form',
  component: Form,
  args: { onSubmit: fn(), errorTitle: 'Please check these fields', className: 'max-w-xl' },
  render: (args) => <Address {...args} />,
  parameters: elementNotes({
    use: 'Around every set of fields that is sent together. It gives them one rhythm, shows what is wrong as a whole, and moves focus to the first wrong field after a failed attempt.',
    avoid:
      'For a setting that works at once (Switch) and for a single search box. It does not validate: the screen does, and says what is wrong.',
    keyboard: [
      ['Enter', 'In a field of one line, sends the form, like its button.'],
      ['Enter on a message of the summary', 'Goes to the field it is about.'],
    ],
    status: 'new',
    synonyms: ['submit', 'error summary', 'validation', 'fieldset', 'form section', 'form actions'],
  }),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@example.org');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Utrecht{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const FailedAttempt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'E-mail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: words.city }));
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus();
  },
};
export const SummaryTakesFocus: Story = {
  args: { focusOnError: 'summary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
export const Sending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@example.org');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Utrecht{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sections: Story = {
  render: (args) => (
    <Form {...args} errorTitle={undefined}>
      <FormSection title="Your account" description="Nobody sees this but you.">
        <TextField label="E-mail" type="email" />
        <TextField label="User name" />
      </FormSection>
      <FormSection title="Messages to you">
        <Checkbox label="Tell me by e-mail when I have a new message" />
      </FormSection>
      <FormActions align="end">
        <Button type="submit">Save</Button>
        <Button variant="outline">Cancel</Button>
      </FormActions>
    </Form>
  ),
};
export const GermanLong: Story = {
  args: {
    errorTitle: 'Bitte überprüfen Sie Ihre Angaben zu Benachrichtigungseinstellungen und Rechnungsanschrift',
    errors: [{ fieldId: 'city', message: 'Geben Sie den vollständigen Namen Ihrer Verwaltungsgemeinschaft an.' }],
  },
};
