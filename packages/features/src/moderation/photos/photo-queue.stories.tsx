import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ModerationScreen } from '../index.ts';
import { staff, waiting, waitingPhotos } from '../testing.ts';

const decidePhoto = fn(() => ({}));
const calls = {
  summary: () => waiting({ photos: 4, reports: 3, appeals: 1, held: 0, complaints: 0 }),
  photos: () => ({ photos: waitingPhotos, numWaiting: 4, nextCursor: null }),
  decidePhoto,
};
const withCalls = (change: object) => ({ api: { moderation: { ...calls, ...change } } });

const meta = {
  title: 'Moderation/Photos',
  component: ModerationScreen,
  args: { part: 'photos', notFound: null },
  parameters: { user: staff, api: { moderation: calls } },
} satisfies Meta<typeof ModerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    decidePhoto.mockClear();
    await canvas.findByRole('heading', { name: 'Photo of Elin' });
    await userEvent.keyboard('j');
    await canvas.findByText('Refused before');
    // At the beginning there is nothing to go back to, and the focus stays.
    canvas.getByRole('button', { name: /^Back/ }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: /^Back/ })).toHaveFocus();
    await userEvent.keyboard('a');
    await canvas.findByText('Approved: photo of Elin');
    await userEvent.keyboard('r4');
    await expect(await canvas.findByRole('radio', { name: 'Sexual or offensive pictures' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /What we found/ })).toHaveFocus();
    // In a text field, letters are typed and do not act.
    await userEvent.keyboard('Nackt, ja');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: 'Photo of Jonas' })).toBeVisible();
    await userEvent.keyboard('u');
    await canvas.findByText(/The photo is already visible/);
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('1 of 2');
    await waitFor(() => expect(decidePhoto).toHaveBeenCalledTimes(2));
    await expect(decidePhoto).toHaveBeenLastCalledWith({
      id: 'photo-2',
      decision: 'reject',
      ground: 'nudity',
      facts: 'Nackt, ja',
    });
  },
};

export const Refusing: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2 });
    await userEvent.keyboard('jr');
    await canvas.findByRole('form');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

/** The last decision can be undone when the queue is empty: its picture is still there. */
export const TakesBackTheLast: Story = {
  parameters: withCalls({ photos: () => ({ photos: waitingPhotos.slice(0, 1), numWaiting: 1, nextCursor: null }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Photo of Elin' });
    canvas.getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'No photos waiting' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View again' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo approval of Elin’s photo' }));
    await canvas.findByRole('form', { name: 'Refuse Elin’s photo' });
    await expect(canvas.getByRole('img', { name: 'Photo of Elin' })).toBeVisible();
  },
};

export const SomebodyElseDecided: Story = {
  parameters: withCalls({
    decidePhoto: () => Promise.reject(new ApiError(409, { code: 'conflict', request_id: 'r' })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await canvas.findByText(/^Someone else has already decided on/);
    await expect(canvas.getByRole('heading', { name: /Maximiliane/ })).toBeVisible();
    await expect(canvas.queryByText(/Approved:/)).toBeNull();
  },
};

export const NotSaved: Story = {
  parameters: withCalls({ decidePhoto: () => Promise.reject(new NetworkError('offline')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await canvas.findByText(/Elin’s photo is back in the queue/);
    await canvas.findByText('2 of 4');
  },
};

export const Nothing: Story = {
  parameters: withCalls({ photos: () => ({ photos: [], numWaiting: 0, nextCursor: null }) }),
};
