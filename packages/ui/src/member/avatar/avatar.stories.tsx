import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { expectColourUnderPhoto } from '../../testing/on-its-way.ts';
import { portrait } from '../../testing/pictures.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Member/Avatar',
  component: Avatar,
  parameters: elementNotes({
    use: 'A member as a small round picture: in rows, bars, menus and lists. Shows initials where there is no photo or it fails.',
    avoid: 'For a photo one should look at use MemberCard, MatchCard or PhotoGallery.',
    synonyms: ['profile picture', 'initials', 'portrait', 'presence', 'userpic'],
  }),
  args: { name: 'Anna Berger', src: portrait(0) },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {};
export const Online: Story = { args: { presenceLabel: 'Online' } };
export const Gold: Story = { args: { ring: 'gold', size: 'lg', src: portrait(3), presenceLabel: 'Online' } };
/** Until the photo is loaded, its mean colour shows. */
export const PhotoOnItsWay: Story = {
  args: { colour: '#da9', size: 'xl' },
  play: ({ canvasElement }) => expectColourUnderPhoto(canvasElement, 'rgb(221, 170, 153)'),
};
export const Initials: Story = { args: { src: null } };
export const OneWord: Story = { args: { name: 'åsa', src: null } };
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken', name: 'Mikkel Sørensen', alt: 'Mikkel Sørensen' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-initials', 'MS'));
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size, index) => (
        <Avatar key={size} {...args} size={size} src={portrait(index)} presenceLabel="Online" />
      ))}
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size, index) => (
        <Avatar
          key={size}
          {...args}
          name={['Ada', 'Bo B', 'Cleo', 'Dev D', 'Eva E'][index] ?? ''}
          size={size}
          src={null}
        />
      ))}
    </div>
  ),
};
