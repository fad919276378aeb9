import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { OwnPhoto } from '../../member/own-photo/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { IconButton } from '../icon-button/index.ts';
import { SortableGrid, type SortableGridProps } from './index.ts';

interface Photo {
  id: string;
}

function Grid({ items, onMove, ...props }: SortableGridProps<Photo>) {
  const [all, setAll] = useState(items);
  return (
    <SortableGrid
      {...props}
      items={all}
      onMove={(id, position) => {
        onMove(id, position);
        setAll((before) => {
          const others = before.filter((item) => item.id !== id);
          return others.toSpliced(position, 0, { id });
        });
      }}
    />
  );
}

const meta = {
  title: 'Controls/SortableGrid',
  component: Grid,
  args: {
    items: [1, 2, 3, 4, 5].map((number) => ({ id: String(number) })),
    renderItem: ({ id }, handle) => (
      <OwnPhoto
        src={portrait(Number(id))}
        alt={`Photo ${id}`}
        actions={
          <>
            {handle}
            <IconButton label={`Make photo ${id} the main one`}>
              <StarIcon />
            </IconButton>
          </>
        }
      />
    ),
    onMove: fn(),
    handleLabel: ({ id }) => `Move photo ${id}`,
    backLabel: 'One place back',
    onLabel: 'One place on',
    instructions: 'Press, then use the arrow keys. Press again to let go, Escape to leave it where it was.',
    announce: ({ type, id, position, total }) => `Photo ${id} ${type}, place ${position} of ${total}`,
  },
  parameters: elementNotes({
    use: 'Pictures whose order the reader decides, such as one’s own photos.',
    avoid: 'For lists that sort themselves, and for more than a few dozen items.',
    keyboard: [
      ['Space, Enter', 'On the handle: grabs, and lets go.'],
      ['Arrow keys, Home, End', 'While grabbed: moves it.'],
      ['Escape', 'Leaves it where it was.'],
    ],
    status: 'new',
    synonyms: ['reorder', 'drag and drop', 'sort', 'order', 'arrange'],
  }),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grabbed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move photo 2' }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 2 moved, place 3 of 5');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
