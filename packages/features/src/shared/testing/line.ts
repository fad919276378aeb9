import { spyOn } from 'storybook/test';

/** Before each story: the device has a network, whatever the browser thinks of the machine. */
export function online(): () => void {
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  return () => line.mockRestore();
}

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
