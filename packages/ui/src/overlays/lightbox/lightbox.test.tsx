import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Lightbox } from './index.ts';

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

it('hides the pictures that are out of view from everybody', () => {
  render(<Lightbox {...props} index={1} />);
  expect(screen.getAllByRole('listitem').map((item) => item.inert)).toEqual([true, false, true]);
});

it('takes the place where a swipe comes to rest', async () => {
  const change = vi.fn<(index: number) => void>();
  render(<Lightbox {...props} onIndexChange={change} />);
  const strip = screen.getByRole('list');
  Object.assign(strip.style, { display: 'flex', overflow: 'auto', width: '100px', padding: '0' });
  for (const item of strip.children) (item as HTMLElement).style.cssText = 'flex: 0 0 100px; height: 10px';
  strip.scrollTo({ left: 200, behavior: 'instant' });
  await waitFor(() => expect(change).toHaveBeenLastCalledWith(2));
});
