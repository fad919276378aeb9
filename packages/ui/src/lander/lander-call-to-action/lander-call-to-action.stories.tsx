import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { LanderCallToAction } from './index.ts';

const sent = fn((answer: FormDataEntryValue | null) => answer);

const meta = {
  title: 'Lander/LanderCallToAction',
  component: LanderCallToAction,
  parameters: elementNotes({
    use: 'The one question of a lander, whose answer begins the sign-up. A real form: it works before any script.',
    avoid: 'For forms with several fields use Form and its fields.',
    keyboard: [
      ['Tab', 'From answer to answer.'],
      ['Enter, Space', 'Answers, and sends.'],
    ],
    synonyms: ['CTA', 'question', 'sign up', 'quiz', 'steps', 'conversion'],
  }),
  args: {
    question: 'Who would you like to meet?',
    answers: [
      { value: 'woman', label: 'A woman' },
      { value: 'man', label: 'A man' },
    ],
    name: 'looking_for',
    action: '#/signup',
    className: 'mx-auto max-w-110',
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      sent(new FormData(form, (event.nativeEvent as SubmitEvent).submitter).get('looking_for'));
    },
  },
} satisfies Meta<typeof LanderCallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A man' }));
    await expect(sent).toHaveBeenLastCalledWith('man');
  },
};
export const OneButton: Story = {
  args: {
    answers: undefined,
    question: 'Curious who lives near you?',
    buttonLabel: 'Have a look',
    note: 'For adults. Signing up is free.',
  },
};
export const Steps: Story = { args: { stepText: '1 of 3', note: 'For adults. Signing up is free.' } };
export const GermanLong: Story = {
  args: {
    question: 'Wen möchtest du in deiner Nachbarschaft kennenlernen?',
    answers: [
      { value: 'woman', label: 'Eine Frau in meinem Alter' },
      { value: 'man', label: 'Einen Mann in meinem Alter' },
      { value: 'all', label: 'Beides ist mir recht' },
    ],
  },
};
