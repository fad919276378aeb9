import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { Logo } from './index.ts';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Heartline' },
  parameters: elementNotes({
    use: 'The name of the site, inside the link home. A site with its own logo gives it as src; all others get the mark and their name.',
    avoid:
      'As decoration or a second time on a page. The mark alone stands only where there is no room for the name, which is still said.',
    synonyms: ['brand', 'heart', 'wordmark', 'white label'],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownLogo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 48"><rect width="200" height="48" rx="12" fill="#274b6d"/><circle cx="30" cy="24" r="11" fill="#f4c95d"/><path d="M56 32h120M56 18h90" stroke="#fff" stroke-width="6" stroke-linecap="round"/></svg>')}`;

export const Full: Story = {};
export const MarkOnly: Story = { args: { variant: 'mark' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const OnPhoto: Story = {
  args: { tone: 'on-photo', size: 'lg' },
  decorators: [
    (Story) => (
      <div className="w-fit rounded-lg bg-photo-blank p-8">
        <Story />
      </div>
    ),
  ],
};
export const WhiteLabelName: Story = { args: { name: 'Nordlicht' } };
export const OwnPicture: Story = { args: { name: 'Sunny Side', src: ownLogo } };
export const LongName: Story = { args: { name: 'Herzensangelegenheiten' } };
