import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { Steps } from './index.ts';

const steps = [
  { id: 'message', label: 'Message', href: '#message' },
  { id: 'photo', label: 'Photo', href: '#photo' },
  { id: 'location', label: 'Location' },
  { id: 'personal', label: 'Personal info' },
  { id: 'about', label: 'About me' },
  { id: 'push', label: 'Notifications' },
  { id: 'confirm', label: 'Confirm e-mail' },
];
const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: { label: 'Sign-up', steps, current: 'location', status: 'Step 3 of 7', doneLabel: 'done' },
  parameters: elementNotes({
    use: 'How far one has come in a flow of known length: sign-up, checkout. bar for phones and modals, line above a question that names the step itself, list where the names have room.',
    avoid: 'Where length is unknown, for two steps, and for something that is loading (Progress).',
    keyboard: [
      ['Tab', 'In list, goes to the steps one may go back to.'],
      ['Enter', 'Goes back to one.'],
    ],
    synonyms: ['stepper', 'wizard', 'progress', 'flow', 'breadcrumb'],
  }),
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const Line: Story = { args: { variant: 'line' } };
export const List: Story = { args: { variant: 'list' } };
export const First: Story = { args: { current: 'message', status: 'Step 1 of 7' } };
export const Last: Story = { args: { current: 'confirm', status: 'Step 7 of 7' } };
export const GermanLong: Story = {
  args: {
    label: 'Anmeldung',
    status: 'Schritt 2 von 2',
    current: 'b',
    doneLabel: 'erledigt',
    steps: [
      { id: 'a', label: 'Persönliche Angaben' },
      { id: 'b', label: 'Benachrichtigungseinstellungen auswählen' },
    ],
  },
};
