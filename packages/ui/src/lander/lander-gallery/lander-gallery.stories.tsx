import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { LanderCallToAction } from '../lander-call-to-action/index.ts';
import { LanderGallery, type LanderFace } from './index.ts';

const names = [
  'Anna, 34',
  'Jonas, 41',
  'Marie, 29',
  'Pieter, 38',
  'Ines, 45',
  'Lukas, 33',
  'Freja, 36',
  'Tomasz, 50',
  'Chiara, 31',
  'Emil, 44',
  'Sofia, 39',
  'Noah, 35',
  'Léa, 42',
];
const faces: LanderFace[] = names.map((name, index) => ({
  key: name,
  src: portrait(index),
  name,
  detail: 'Utrecht',
  href: '#/signup',
}));

const meta = {
  title: 'Lander/LanderGallery',
  component: LanderGallery,
  args: {
    title: 'People near you',
    text: 'Real conversations begin with one good question.',
    faces,
    callToAction: (
      <LanderCallToAction
        question="Who would you like to meet?"
        answers={[
          { value: 'woman', label: 'A woman' },
          { value: 'man', label: 'A man' },
        ]}
        action="#/signup"
        note="For adults. Signing up is free."
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'Faces of members with a call to action among them, on a lander.',
      avoid: 'Inside the site use MemberGrid with MemberCard.',
      keyboard: [['Tab', 'To the call to action, then from face to face.']],
      synonyms: ['landing page', 'members nearby', 'faces', 'grid', 'partner'],
    }),
  },
} satisfies Meta<typeof LanderGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fictional: Story = {
  args: { faces: faces.map((face) => ({ ...face, fictionalLabel: 'Fictional profile' })) },
};
export const WithoutLinks: Story = {
  args: { faces: faces.map((face) => ({ ...face, href: undefined })), callToAction: undefined },
};
export const NarrowColumn: Story = {
  render: (args) => (
    <div className="w-90 max-w-full">
      <LanderGallery {...args} />
    </div>
  ),
};
export const Loading: Story = { args: { faces: [], placeholders: 12, loadingLabel: 'Loading members …' } };
export const WithNote: Story = {
  args: {
    faces: faces.slice(0, 7).map((face) => ({ ...face, fictionalLabel: 'Fictional profile' })),
    note: 'This site has fictional profiles. They carry a mark, and no meeting with them is possible.',
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Menschen in deiner unmittelbaren Nachbarschaft',
    text: 'Ein ruhiger Ort, um Menschen kennenzulernen, die es ernst meinen.',
    faces: faces.slice(0, 4).map((face) => ({
      ...face,
      name: 'Maximiliane-Friederike, 61',
      detail: 'Villingen-Schwenningen',
      fictionalLabel: 'Fiktives Profil, dient der Unterhaltung',
    })),
  },
};
