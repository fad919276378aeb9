import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PhotoCropper, type PhotoCrop } from './index.ts';

const words = {
  label: 'Photo',
  zoomLabel: 'Zoom',
  zoomInLabel: 'Zoom in',
  zoomOutLabel: 'Further',
  rotateLabel: 'Turn',
  loadingLabel: 'Reading',
  failure: 'Broken',
};
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
const wide = `data:image/svg+xml,${encodeURIComponent(drawing(1200, 800))}`;
describeConformance('PhotoCropper', PhotoCropper, {
  slot: 'photo-cropper',
  element: HTMLDivElement,
  props: { ...words, src: wide, onCropChange: () => {} },
});

async function show(src = wide) {
  const change = vi.fn<(crop: PhotoCrop) => void>();
  const view = render(
    <div style={{ width: 300 }}>
      <PhotoCropper {...words} src={src} onCropChange={change} style={{ width: 300 }} />
    </div>,
  );
  await waitFor(() => expect(change).toHaveBeenCalled());
  return { change, view, frame: screen.getByRole('application', { name: 'Photo' }) };
}

it('works on the object URL of a chosen file', async () => {
  const url = URL.createObjectURL(new Blob([drawing(600, 900)], { type: 'image/svg+xml' }));
  const { change } = await show(url);
  expect(change).toHaveBeenLastCalledWith({ rotation: 0, x: 0, y: 50, width: 600, height: 800 });
  URL.revokeObjectURL(url);
});

it('moves the photo as far as the finger', async () => {
  const { change, frame } = await show();
  frame.setPointerCapture = () => {};
  const share = 30 / frame.clientWidth;
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100, button: 0 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 70, clientY: 100 });
  fireEvent.pointerUp(frame, { pointerId: 1 });
  expect(change).toHaveBeenLastCalledWith({
    rotation: 0,
    x: 300 + Math.round(600 * share),
    y: 0,
    width: 600,
    height: 800,
  });
  const { length } = change.mock.calls;
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 10, clientY: 100 });
  expect(change).toHaveBeenCalledTimes(length);
});

it('zooms in by a pinch', async () => {
  const { change, frame } = await show();
  frame.setPointerCapture = () => {};
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100, button: 0 });
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 200, clientY: 100, button: 0 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 250, clientY: 100 });
  expect(change).toHaveBeenLastCalledWith({ rotation: 0, x: 400, y: 134, width: 400, height: 533 });
});

it('resets for another photo', async () => {
  const { change, view } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }));
  expect(change.mock.lastCall?.[0].rotation).toBe(90);
  const other = `data:image/svg+xml,${encodeURIComponent(drawing(900, 900))}`;
  view.rerender(<PhotoCropper {...words} src={other} onCropChange={change} aspect="square" />);
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ rotation: 0, x: 0, y: 0, width: 900, height: 900 }));
});

it('reports a photo that cannot be read, and offers no tools for it', async () => {
  const failed = vi.fn<() => void>();
  render(<PhotoCropper {...words} src="data:image/png;base64,AAAA" onCropChange={() => {}} onFailure={failed} />);
  expect(await screen.findByText('Broken')).toBeTruthy();
  expect(failed).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Turn' }).disabled).toBe(true);
});
