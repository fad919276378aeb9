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

/** Tests run with reduced motion; this is a viewer without that preference. */
const allowMotion = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as Partial<MediaQueryList> as MediaQueryList);
/** Plays like a browser, with its events. */
const mockPlay = () =>
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
const player = () => document.querySelector('video') as HTMLVideoElement;

it('does not play under reduced motion until the button is pressed', async () => {
  const play = mockPlay();
  render(<LanderVideo {...props} />);
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
});

it('plays its clips one after the other without sound, and can be stopped', async () => {
  allowMotion();
  const play = mockPlay();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  render(<LanderVideo {...props} />);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  expect(player().muted).toBe(true);
  for (const next of ['data:,b', 'data:,a']) {
    player().dispatchEvent(new Event('ended'));
    await expect.poll(() => player().getAttribute('src')).toBe(next);
  }
  expect(play).toHaveBeenCalledTimes(3);
  pause.mockClear();
  await userEvent.click(stop);
  expect(pause).toHaveBeenCalledOnce();
});

it('shows that it does not play if the browser refuses', async () => {
  allowMotion();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<LanderVideo {...props} />);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeDefined();
});

it('leaves the format to the browser, and starts another clip from its beginning', async () => {
  allowMotion();
  const play = mockPlay();
  const clip = (name: string) => [
    { src: `data:,${name}-1`, type: 'video/webm' },
    { src: `data:,${name}-2`, type: 'video/mp4' },
  ];
  const { rerender } = render(<LanderVideo {...props} clips={[clip('a')]} />);
  const sources = () => [...player().querySelectorAll('source')].map((source) => source.getAttribute('src'));
  expect(sources()).toEqual(['data:,a-1', 'data:,a-2']);
  const before = player();
  rerender(<LanderVideo {...props} clips={[clip('b')]} />);
  expect(player()).not.toBe(before);
  expect(sources()).toEqual(['data:,b-1', 'data:,b-2']);
  expect(play).toHaveBeenCalledTimes(2);
  // While stopped, the next clip does not play either.
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  rerender(<LanderVideo {...props} clips={[clip('c')]} />);
  expect(play).toHaveBeenCalledTimes(2);
});
