import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { LanderCallToAction } from '../lander-call-to-action/index.ts';
import { LanderMap } from './index.ts';

const meta = {
  title: 'Lander/LanderMap',
  component: LanderMap,
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'On a lander that speaks of nearness: places around the visitor on a drawn map, with the call to action over its edge.',
      avoid:
        'Never for where a member is: no place on the site is exact (design.md §8, 5). In the site use the place in words.',
      status: 'new',
      synonyms: ['location', 'nearby', 'pins', 'maplanding', 'region', 'distance'],
    }),
  },
  args: {
    label: 'Members around Utrecht',
    places: [
      { key: 'u', x: 48, y: 52, label: 'Utrecht' },
      { key: 'a', x: 76, y: 34, label: 'Amersfoort' },
      { key: 'h', x: 22, y: 26, label: 'Hilversum' },
      { key: 'z', x: 72, y: 70, label: 'Zeist' },
    ],
    callToAction: (
      <LanderCallToAction
        question="Who would you like to meet?"
        answers={[
          { value: 'woman', label: 'A woman' },
          { value: 'man', label: 'A man' },
        ]}
        action="#/signup"
      />
    ),
  },
} satisfies Meta<typeof LanderMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Members around Utrecht' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Utrecht',
      'Amersfoort',
      'Hilversum',
      'Zeist',
    ]);
  },
};
export const One: Story = {
  args: { places: [{ key: 'u', x: 50, y: 50, label: 'Utrecht' }], callToAction: undefined },
};
export const GermanLong: Story = {
  args: {
    label: 'Mitglieder rund um Villingen-Schwenningen',
    places: [
      { key: 'v', x: 40, y: 55, label: 'Villingen-Schwenningen und Umgebung' },
      { key: 'd', x: 74, y: 30, label: 'Donaueschingen' },
    ],
  },
};
