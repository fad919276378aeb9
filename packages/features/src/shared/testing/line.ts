import { spyOn } from 'storybook/test';

/** For the `beforeEach` of a story: the device is offline, until the story is left. */
export function offline(): () => void {
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => line.mockRestore();
}

/** In the `play` of such a story: the network is back. */
export function backOnline(): void {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
}
