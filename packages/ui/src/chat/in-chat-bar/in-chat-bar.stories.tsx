import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVerticalIcon, HeartIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { InChatBar } from './index.ts';

const meta = {
  title: 'Chat/InChatBar',
  component: InChatBar,
  args: {
    name: 'Anna',
    src: portrait(0),
    backHref: '#/chats',
    backLabel: 'All messages',
    profileHref: '#/members/1',
    presenceText: 'Online',
    online: true,
  },
  parameters: {
    ...elementNotes({
      use: 'Over a conversation: who it is with, whether they are there, and what can be done.',
      avoid: 'Not as the head of a page: use `TopBar`.',
      keyboard: [['Tab', 'goes from the way back over the name to the actions']],
      synonyms: ['chat header', 'conversation bar', 'toolbar', 'fictional mark'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof InChatBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <IconButton label="Like Anna">
      <HeartIcon aria-hidden />
    </IconButton>
    <IconButton label="More">
      <EllipsisVerticalIcon aria-hidden />
    </IconButton>
  </>
);

export const Online: Story = { args: { actions } };
export const Away: Story = { args: { actions, online: false, presenceText: 'Active 5 minutes ago' } };
export const Fictional: Story = {
  args: { actions, online: false, presenceText: undefined, fictionalLabel: 'Fictional profile' },
};
/** Exactly two lines on a phone, even if the mark stands beside the presence. */
export const FictionalOnPhone: Story = {
  args: { actions, fictionalLabel: 'Fictional profile', onFictional: fn(), mutedLabel: 'Muted' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('header')).toHaveProperty('offsetHeight', 56);
    await userEvent.click(canvas.getByRole('button', { name: 'Fictional profile' }));
    await expect(args.onFictional).toHaveBeenCalledOnce();
  },
};
export const FictionalLongWording: Story = {
  args: { actions, fictionalLabel: 'Dieses Profil ist frei erfunden und dient nur der Unterhaltung' },
};
export const LongName: Story = {
  args: { actions, name: 'Maximiliane-Katharina von Hohenlohe-Schillingsfürst', src: null },
};
export const WithoutActions: Story = {};
