import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { landscape } from '../../testing/pictures.ts';
import { LanderCallToAction } from '../lander-call-to-action/index.ts';
import { LanderVideo } from './index.ts';

const meta = {
  title: 'Lander/LanderVideo',
  component: LanderVideo,
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'Moving pictures behind a lander’s words, one clip or several in turn. Stands still where the reader wants no motion or saves data.',
      avoid: 'For a still picture use LanderHero. Not for anything that must be heard or read in the video.',
      keyboard: [['Tab, Enter', 'The button stops the video and lets it go on.']],
      status: 'new',
      synonyms: ['background video', 'film', 'transitionsvideolanding', 'autoplay', 'clip', 'moving'],
    }),
  },
  args: {
    clips: [],
    poster: landscape(3),
    playLabel: 'Play the video',
    pauseLabel: 'Stop the video',
    children: (
      <div className="mx-auto flex min-h-140 max-w-110 flex-col justify-center gap-5 px-5 py-10">
        <h1 className="text-center text-4xl font-extrabold">Somebody good is nearby</h1>
        <LanderCallToAction question="Who would you like to meet?" buttonLabel="Have a look" action="#/signup" />
      </div>
    ),
  },
} satisfies Meta<typeof LanderVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play the video' })).toBeVisible();
  },
};
export const GermanLong: Story = {
  args: {
    children: (
      <div className="mx-auto flex min-h-140 max-w-110 flex-col justify-center gap-5 px-5 py-10">
        <h1 className="text-center text-4xl font-extrabold">
          Jemand Wunderbares wartet in deiner unmittelbaren Nachbarschaft
        </h1>
        <LanderCallToAction
          question="Wen möchtest du in deiner Nachbarschaft kennenlernen?"
          buttonLabel="Jetzt unverbindlich umsehen"
          action="#/signup"
        />
      </div>
    ),
  },
};
