import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Lightbox } from './index.ts';
import { attachZoom, type ZoomLevel } from './zoom.ts';

afterEach(cleanup);
const picture = (n: number) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${n}" height="9"/>`;
const props = {
  open: true,
  onClose: () => {},
  images: [1, 2, 3].map((n) => ({ src: picture(n), alt: `Photo ${n}` })),
  index: 0,
  onIndexChange: () => {},
  label: 'Photos',
  closeLabel: 'Close',
  prevLabel: 'Previous',
  nextLabel: 'Next',
  counterText: '1 of 3',
};
describeConformance('Lightbox', Lightbox, { slot: 'lightbox', element: HTMLDialogElement, props });

it('moves by arrows, but not past its ends', async () => {
  const change = vi.fn<(index: number) => void>();
  const { rerender } = render(<Lightbox {...props} onIndexChange={change} />);
  await userEvent.keyboard('{ArrowLeft}');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith(1);
  rerender(<Lightbox {...props} index={2} onIndexChange={change} />);
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledOnce();
});

it('hides pictures that are out of view from everybody', () => {
  render(<Lightbox {...props} index={1} />);
  expect(screen.getAllByRole('listitem').map((item) => item.inert)).toEqual([true, false, true]);
});

it('takes the index where a swipe comes to rest', async () => {
  const change = vi.fn<(index: number) => void>();
  render(<Lightbox {...props} onIndexChange={change} />);
  const strip = screen.getByRole('list');
  Object.assign(strip.style, { display: 'flex', overflow: 'auto', width: '100px', padding: '0' });
  for (const item of strip.children) (item as HTMLElement).style.cssText = 'flex: 0 0 100px; height: 10px';
  strip.scrollTo({ left: 200, behavior: 'instant' });
  await waitFor(() => expect(change).toHaveBeenLastCalledWith(2));
});

it('keeps the keyboard focus when a pressed button becomes disabled', async () => {
  const change = vi.fn<(index: number) => void>();
  const { rerender } = render(<Lightbox {...props} index={1} onIndexChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(<Lightbox {...props} index={2} onIndexChange={change} />);
  await userEvent.keyboard('{ArrowLeft}');
  expect(change.mock.calls).toEqual([[2], [1]]);
});

it('goes to the ends by Home and End, and leaves the browser its own zoom', async () => {
  const change = vi.fn<(index: number) => void>();
  render(<Lightbox {...props} index={1} onIndexChange={change} zoomInLabel="Larger" zoomOutLabel="Smaller" />);
  await userEvent.keyboard('{Home}{End}');
  expect(change.mock.calls).toEqual([[0], [2]]);
  await userEvent.keyboard('{Control>}+{/Control}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Smaller' }).disabled).toBe(true);
});

/** A picture of 100 × 100 in a frame of the same size, at the corner of the window. */
async function zoomable() {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 100px; height: 100px; overflow: hidden';
  const image = frame.appendChild(new Image());
  image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>';
  image.style.cssText = 'display: block; width: 100px; height: 100px';
  await image.decode();
  frame.setPointerCapture = () => {};
  const levels: ZoomLevel[] = [];
  const zoom = attachZoom(frame, (level) => levels.push(level));
  let clock = 0;
  const point = (type: string, clientX: number, clientY: number, pointerId = 1, wait = 50) => {
    const event = new PointerEvent(type, { pointerId, clientX, clientY, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (clock += wait) });
    frame.dispatchEvent(event);
  };
  const tap = (x: number, y: number, wait?: number) => {
    point('pointerdown', x, y, 1, wait);
    point('pointerup', x, y, 1, 10);
  };
  const remove = () => frame.remove();
  return { frame, zoom, levels, point, tap, remove, at: () => image.style.transform };
}

it('zooms in at a double tap, back at another one, but not at two slow taps', async () => {
  const { tap, at, levels, remove } = await zoomable();
  tap(0, 0);
  tap(0, 0, 400);
  expect(at()).toBe('');
  tap(4, 4, 400);
  tap(4, 4);
  // The corner stays under the finger: 2.5 times as large, moved by three quarters of the frame.
  expect(at()).toBe('translate3d(69px, 69px, 0px) scale(2.5)');
  tap(50, 50, 400);
  tap(50, 50);
  expect(at()).toBe('');
  expect(levels).toEqual(['zoomed', 'fits']);
  remove();
});

it('pinches by two fingers, within limits', async () => {
  const { point, at, levels, remove } = await zoomable();
  point('pointerdown', 40, 50, 1);
  point('pointerdown', 60, 50, 2);
  point('pointermove', 30, 50, 1);
  point('pointermove', 70, 50, 2);
  expect(at()).toBe('translate3d(0px, 0px, 0px) scale(2)');
  point('pointermove', -500, 50, 1);
  expect(at()).toContain('scale(4)');
  expect(levels.at(-1)).toBe('largest');
  point('pointermove', 69, 50, 1);
  expect(at()).toBe('');
  remove();
});

it('moves the zoomed picture by a drag, but never off its frame', async () => {
  const { zoom, point, at, remove } = await zoomable();
  point('pointerdown', 50, 50);
  point('pointermove', 90, 50);
  expect(at()).toBe('');
  point('pointerup', 90, 50);
  zoom.by(2);
  point('pointerdown', 50, 50);
  point('pointermove', 60, 55);
  expect(at()).toBe('translate3d(10px, 5px, 0px) scale(2)');
  point('pointermove', 600, 55);
  expect(at()).toBe('translate3d(50px, 5px, 0px) scale(2)');
  zoom.detach();
  expect(at()).toBe('');
  remove();
});

it('zooms at the pointer by the wheel; sideways the wheel turns pages until the picture is zoomed', async () => {
  const { frame, zoom, at, remove } = await zoomable();
  const roll = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { clientX: 50, clientY: 50, cancelable: true, ...init });
    frame.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(roll({ deltaX: 60 })).toBe(false);
  expect(roll({ deltaY: -Math.log(2) * 500 })).toBe(true);
  expect(at()).toBe('translate3d(0px, 0px, 0px) scale(2)');
  expect(roll({ deltaX: 20 })).toBe(true);
  expect(at()).toBe('translate3d(-20px, 0px, 0px) scale(2)');
  expect(roll({ deltaY: 60, ctrlKey: true })).toBe(true);
  expect(zoom.by(1)).toBe('zoomed');
  remove();
});
