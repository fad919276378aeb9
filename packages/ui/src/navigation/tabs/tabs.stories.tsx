import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, MessageCircleIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Tabs, type TabsProps } from './index.ts';

function Live(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        props.onValueChange(id);
      }}
    >
      {props.children ? <p>Panel of {value}</p> : null}
    </Tabs>
  );
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Photos',
    value: 'photos',
    onValueChange: fn(),
    items: [
      { id: 'photos', label: 'Photos' },
      { id: 'about', label: 'About me' },
      { id: 'interests', label: 'Interests' },
    ],
    children: 'Panel of',
  },
  parameters: elementNotes({
    use: 'Views of one screen that are not pages: photos and details, daily and weekly.',
    avoid: 'Where each view has an address: TabLinks. For a choice in a form: SegmentedControl.',
    keyboard: [
      ['Arrow left, arrow right', 'Choose the tab beside, round the ends.'],
      ['Home, End', 'First and last tab.'],
      ['Tab', 'Goes on to the panel.'],
    ],
    synonyms: ['tab bar', 'views', 'switcher'],
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Photos' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('about');
    await expect(canvas.getByRole('tab', { name: 'About me' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Interests' })).toHaveTextContent('Panel of interests');
  },
};
export const Pill: Story = { args: { variant: 'pill' } };
export const WithIconsAndCounts: Story = {
  args: {
    items: [
      { id: 'photos', label: 'Likes', icon: <HeartIcon />, count: 3, countLabel: '3 new likes' },
      { id: 'chats', label: 'Messages', icon: <MessageCircleIcon />, count: 128, countLabel: '128 new messages' },
    ],
  },
};
export const DisabledTab: Story = {
  args: {
    items: [
      { id: 'photos', label: 'Photos' },
      { id: 'about', label: 'About me', disabled: true },
      { id: 'interests', label: 'Interests' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Photos' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Interests' })).toHaveFocus();
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Einstellungen',
    items: [
      { id: 'photos', label: 'Benachrichtigungseinstellungen' },
      { id: 'about', label: 'Sicherheitseinstellungen' },
      { id: 'interests', label: 'Zahlungsinformationen' },
    ],
  },
};
