import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Alert } from '../../feedback/alert/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { WarningsHeader } from './index.ts';

const meta = {
  title: 'Shell/WarningsHeader',
  component: WarningsHeader,
  parameters: {
    ...elementNotes({
      use: 'Above the content: what the member should know, one `Alert` or `Banner` below the other.',
      avoid: 'Not for results of a press: use `Toast`. Without children it takes no room.',
      synonyms: ['notices', 'alerts', 'messages'],
    }),
    layout: 'fullscreen',
  },
  args: {
    label: 'Notices',
    children: (
      <>
        <Alert tone="warning">Please confirm your e-mail address to be found by others.</Alert>
        <Alert tone="info" onDismiss={fn()} dismissLabel="Dismiss">
          Members with a photo get more messages.
        </Alert>
      </>
    ),
  },
} satisfies Meta<typeof WarningsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = {
  args: { children: <Alert tone="danger">Your e-mail address bounces. E-mails are switched off.</Alert> },
};
export const None: Story = { args: { children: null } };
