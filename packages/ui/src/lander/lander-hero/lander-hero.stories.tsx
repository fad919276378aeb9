import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { LanderCallToAction } from '../lander-call-to-action/index.ts';
import { LanderHero } from './index.ts';

const meta = {
  title: 'Lander/LanderHero',
  component: LanderHero,
  args: {
    title: 'Somebody good is nearby',
    text: 'A calm place to meet people who mean it.',
    src: portrait(2),
    children: (
      <LanderCallToAction
        question="Who would you like to meet?"
        answers={[
          { value: 'woman', label: 'A woman' },
          { value: 'man', label: 'A man' },
        ]}
        action="#/signup"
      />
    ),
    note: 'For adults. Signing up is free.',
  },
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'The first screen of a lander: a picture or video, one sentence, one thing to do. Fits a narrow column of a partner’s page.',
      avoid: 'Inside the site use the layouts and headings of the shell.',
      synonyms: ['landing page', 'header', 'banner', 'cover', 'partner'],
    }),
  },
} satisfies Meta<typeof LanderHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { align: 'center', kicker: 'In Utrecht and around' } };
export const WithoutPicture: Story = { args: { src: undefined } };
export const NarrowColumn: Story = {
  render: (args) => (
    <div className="w-90 max-w-full">
      <LanderHero {...args} />
    </div>
  ),
};
export const GermanLong: Story = {
  args: {
    title: 'Jemand Wunderbares wartet in deiner unmittelbaren Nachbarschaft',
    text: 'Ein ruhiger Ort, um Menschen kennenzulernen, die es ernst meinen.',
  },
};
