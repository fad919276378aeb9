import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { ErrorPanel } from './index.ts';

const meta = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  parameters: elementNotes({
    use: 'In place of what could not be shown, with a way to go on.',
    avoid: 'Not at a form: use `FormError`. Not for a press that failed: use `Toast`.',
    keyboard: [['Tab', 'goes to its action']],
    synonyms: ['error page', '404', '500', 'not found', 'try again'],
  }),
  args: {
    title: 'This did not load',
    message: 'Your messages are safe. Check your connection and try again.',
    action: <Button variant="outline">Try again</Button>,
  },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load');
  },
};
export const Page: Story = { args: { size: 'page' } };
export const NotFound: Story = {
  args: {
    size: 'page',
    code: '404',
    title: 'This page is not here',
    message: 'It may have moved, or the link is old.',
    action: (
      <Button asChild>
        <a href="#home">Go to the start page</a>
      </Button>
    ),
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Beim Laden der Mitgliederübersicht ist ein Fehler aufgetreten',
    message:
      'Bitte überprüfen Sie Ihre Internetverbindung. Ihre bisherigen Eingaben sind gespeichert und gehen nicht verloren.',
    action: <Button>Noch einmal versuchen</Button>,
  },
};
