import type { Meta, StoryObj } from '@storybook/react-vite';
import { CameraIcon, MailIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { WarningsHeader } from './index.ts';

const confirm = (
  <Banner
    slim
    tone="neutral"
    label="Confirm your e-mail"
    icon={<MailIcon />}
    actions={
      <Button size="sm" variant="ghost">
        Send it again
      </Button>
    }
  >
    Confirm your e-mail
  </Banner>
);
const photo = (
  <Banner
    slim
    tone="neutral"
    label="Show your face"
    icon={<CameraIcon />}
    actions={
      <Button size="sm" variant="ghost" asChild>
        <a href="#profile">Add a photo</a>
      </Button>
    }
    onDismiss={fn()}
    dismissLabel="Dismiss"
  >
    Show your face
  </Banner>
);

const meta = {
  title: 'Shell/WarningsHeader',
  component: WarningsHeader,
  parameters: {
    ...elementNotes({
      use: 'Above the content: the one thing the member should know or do, a slim `Banner`. Give it what there is, the most important first.',
      avoid: 'Not for results of a press: use `Toast`. Never two things at once. Without children it takes no room.',
      synonyms: ['notices', 'alerts', 'messages', 'notice slot'],
    }),
    layout: 'fullscreen',
  },
  args: { label: 'Notices', children: photo },
} satisfies Meta<typeof WarningsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** If two are given by mistake, only the first shows: notices are never stacked. */
export const FirstOfTwo: Story = {
  args: {
    children: (
      <>
        {confirm}
        {photo}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Confirm your e-mail' })).toBeVisible();
    await expect(canvas.getByText('Show your face')).not.toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Notices' }).clientHeight).toBeLessThanOrEqual(56);
  },
};
export const None: Story = { args: { children: null } };
