import type { Meta, StoryObj } from '@storybook/react-vite';

import { fieldBoxVariants, fieldControlClass, FormField } from './index.ts';

const meta = {
  title: 'Controls/Form field',
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
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { error: 'Choose a colour from the list.' } };
export const WithLabelEnd: Story = { args: { labelEnd: <a href="#help">Help</a>, hintEnd: '3 / 10' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
