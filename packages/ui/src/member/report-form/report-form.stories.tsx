import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { Avatar } from '../avatar/index.ts';
import { ReportForm, type ReportFormProps } from './index.ts';

const categories = [
  { value: 'fake', label: 'Fake profile' },
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'harassment', label: 'Insults or harassment' },
  { value: 'nudity', label: 'Sexual or offensive pictures' },
  { value: 'underage', label: 'Seems to be underage', hint: 'We look at these first.' },
  { value: 'scam', label: 'Asks for money or is a scam' },
  { value: 'other', label: 'Something else', needsText: true },
];
const receipt = {
  title: 'Thank you. We’ve received your report.',
  text: 'A person looks at it within a day. Joost does not learn who reported.',
  referenceLabel: 'Number',
  reference: 'R-20481',
  actions: <Button variant="soft">Done</Button>,
};

function Sent(args: ReportFormProps) {
  const [arrived, setArrived] = useState(false);
  return (
    <ReportForm
      {...args}
      receipt={arrived ? receipt : args.receipt}
      onSubmit={(values) => {
        args.onSubmit(values);
        setArrived(true);
      }}
    />
  );
}

const meta = {
  title: 'Member/ReportForm',
  component: ReportForm,
  parameters: elementNotes({
    use: 'To report a member, a photo or a message: in a Dialog, opened from the menu of what is reported. One press chooses, the next sends.',
    avoid: 'For complaints about the site use the complaints page; to only not hear from somebody again, block them.',
    keyboard: [
      ['Tab', 'To the reasons, the text, the choice to block, and the buttons.'],
      ['↑ ↓', 'Chooses among the reasons.'],
      ['Enter', 'Sends, except in the text.'],
    ],
    status: 'new',
    synonyms: ['flag', 'abuse', 'complaint', 'safety', 'notice', 'DSA'],
  }),
  args: {
    subject: (
      <>
        <Avatar name="Joost" src={portrait(1)} size="sm" />
        <span className="font-semibold">Joost, 41</span>
      </>
    ),
    categoryLabel: 'What’s wrong?',
    categories,
    categoryMissing: 'Choose what is wrong.',
    textLabel: 'What happened?',
    textHint: 'Only our team reads this.',
    textMissing: 'Describe in a few words what happened.',
    blockLabel: 'Also block Joost',
    submitLabel: 'Send report',
    cancelLabel: 'Cancel',
    onCancel: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Sent {...args} />,
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-120 rounded-xl bg-surface-raised p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoPresses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fake profile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ category: 'fake', text: '', block: false });
    await expect(canvas.getByRole('heading', { name: 'Thank you. We’ve received your report.' })).toHaveFocus();
  },
};
/** In a dialog, whose foot has the button. */
export const ButtonOutside: Story = {
  render: ({ submitLabel, ...args }) => (
    <div className="flex flex-col gap-5">
      <ReportForm {...args} id="report" />
      <Button type="submit" form="report">
        {submitLabel}
      </Button>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fake profile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const ReasonMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose what is wrong.');
    await expect(canvas.getByRole('radio', { name: 'Fake profile' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TextMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { sending: true } };
export const Refused: Story = {
  args: { error: 'The report could not be sent. Please try again.', fieldErrors: { text: 'This text is too long.' } },
};
export const Receipt: Story = { args: { receipt } };
export const GermanLong: Story = {
  args: {
    categoryLabel: 'Was möchtest du uns über dieses Profil mitteilen?',
    categories: [
      { value: 'a', label: 'Beleidigungen, Drohungen oder andere Belästigungen' },
      {
        value: 'b',
        label: 'Aufforderung zu Geldüberweisungen oder Betrugsversuch',
        hint: 'Überweise niemals Geld an Menschen, die du nicht persönlich kennst.',
      },
    ],
    textLabel: 'Beschreibe bitte möglichst genau, was vorgefallen ist',
    textHint: 'Ausschließlich unsere Mitarbeiterinnen und Mitarbeiter lesen das.',
    blockLabel: 'Maximiliane-Friederike außerdem blockieren',
    submitLabel: 'Meldung abschicken',
    cancelLabel: 'Abbrechen',
    subject: <span className="font-semibold">Maximiliane-Friederike von Hohenberg, 61</span>,
  },
};
