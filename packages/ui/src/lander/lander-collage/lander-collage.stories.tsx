import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { LanderCallToAction } from '../lander-call-to-action/index.ts';
import { LanderHero } from '../lander-hero/index.ts';
import { LanderCollage } from './index.ts';

const pictures = Array.from({ length: 10 }, (_, index) => portrait(index));

const meta = {
  title: 'Lander/LanderCollage',
  component: LanderCollage,
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'Many pictures as one background: the media of a LanderHero.',
      avoid:
        'Never with pictures of fictional profiles, which must carry their mark (LOC-10), or of members who did not agree: use LanderGallery, which marks and names them.',
      status: 'new',
      synonyms: ['background', 'mosaic', 'wall', 'faces', 'landing page', 'collagelanding'],
    }),
  },
  args: { pictures, className: 'relative h-150' },
} satisfies Meta<typeof LanderCollage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { pictures: pictures.slice(0, 1) } };
export const Empty: Story = { args: { pictures: [] } };
export const BehindAHero: Story = {
  render: ({ pictures: all }) => (
    <LanderHero title="Somebody good is nearby" align="center" media={<LanderCollage pictures={all} />}>
      <LanderCallToAction
        question="Who would you like to meet?"
        answers={[
          { value: 'woman', label: 'A woman' },
          { value: 'man', label: 'A man' },
        ]}
        action="#/signup"
      />
    </LanderHero>
  ),
};
