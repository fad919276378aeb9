import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderVideo } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const props = { clips: ['data:,a', 'data:,b'], poster: 'data:,p', playLabel: 'Play', pauseLabel: 'Stop' };
describeConformance('LanderVideo', LanderVideo, { slot: 'lander-video', element: HTMLDivElement, props });

/** Tests run with reduced motion; this is a reader who has nothing against it. */
const allowMotion = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as Partial<MediaQueryList> as MediaQueryList);
/** Plays as a browser does, which says so. */
const mockPlay = () =>
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
const player = () => document.querySelector('video') as HTMLVideoElement;

it('stands still where motion is unwanted, until it is asked to play', async () => {
  const play = mockPlay();
  render(<LanderVideo {...props} />);
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
});

it('plays its clips in turn without sound, and can be stopped', async () => {
  allowMotion();
  const play = mockPlay();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  render(<LanderVideo {...props} />);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  expect(player().muted).toBe(true);
  for (const next of ['data:,b', 'data:,a']) {
    player().dispatchEvent(new Event('ended'));
    await vi.waitFor(() => expect(player().getAttribute('src')).toBe(next));
  }
  expect(play).toHaveBeenCalledTimes(3);
  pause.mockClear();
  await userEvent.click(stop);
  expect(pause).toHaveBeenCalledOnce();
});

it('says so when the browser will not play', async () => {
  allowMotion();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<LanderVideo {...props} />);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeDefined();
});
