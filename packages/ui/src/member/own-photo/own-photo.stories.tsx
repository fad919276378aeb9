import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarIcon, Trash2Icon } from 'lucide-react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { expectColourUnderPhoto } from '../../testing/on-its-way.ts';
import { portrait } from '../../testing/pictures.ts';
import { OwnPhoto } from './index.ts';

const meta = {
  title: 'Member/OwnPhoto',
  component: OwnPhoto,
  parameters: elementNotes({
    use: 'One of the reader’s own photos in their photo page, with its state and what can be done with it, and one on its way up.',
    avoid: 'To show photos on a profile, also one’s own, use PhotoGallery; to choose a file FileDrop.',
    synonyms: ['upload', 'my photos', 'moderation', 'inspected', 'rejected', 'main photo'],
  }),
  args: {
    src: portrait(3),
    alt: 'Photo 1',
    actions: [
      <IconButton key="main" label="Make main photo">
        <StarIcon />
      </IconButton>,
      <IconButton key="delete" label="Delete photo">
        <Trash2Icon />
      </IconButton>,
    ],
  },
  decorators: [(Story) => <div className="w-44">{Story()}</div>],
} satisfies Meta<typeof OwnPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
/** Until the photo is loaded, its mean colour shows. */
export const PhotoOnItsWay: Story = {
  args: { colour: '#da9' },
  play: ({ canvasElement }) => expectColourUnderPhoto(canvasElement, 'rgb(221, 170, 153)'),
};
export const Main: Story = { args: { mainLabel: 'Main photo' } };
export const Inspected: Story = { args: { state: 'inspected', stateLabel: 'Being checked' } };
export const Rejected: Story = {
  args: { state: 'rejected', stateLabel: 'Not accepted', note: 'Others cannot see it. Please choose another one.' },
};
export const Waiting: Story = { args: { state: 'waiting', stateLabel: 'Waiting', actions: undefined } };
export const Uploading: Story = {
  args: {
    state: 'uploading',
    stateLabel: 'Uploading',
    progress: { value: 0.6, label: 'Upload of me.jpg' },
    actions: undefined,
  },
};
export const Failed: Story = { args: { state: 'failed', stateLabel: 'Not uploaded', note: 'The photo is too large.' } };
export const GermanLong: Story = {
  args: {
    state: 'rejected',
    stateLabel: 'Leider nicht angenommen',
    mainLabel: 'Hauptfoto deines Profils',
    note: 'Auf diesem Foto sind Kontaktdaten zu sehen. Bitte wähle ein anderes aus.',
  },
};
