import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PhotoTile, type GalleryPhoto } from './index.ts';

afterEach(cleanup);
const labels = { locked: 'Premium only', inspected: 'Being inspected', rejected: 'Refused' };
const photo = (state: GalleryPhoto['state'], change: Partial<GalleryPhoto> = {}): GalleryPhoto => ({
  id: 'a',
  state,
  thumbUrl: 'data:,thumb',
  fullUrl: 'data:,full',
  alt: 'Photo a',
  ...change,
});
const source = () => document.querySelector('img')?.getAttribute('src');

describeConformance('PhotoTile', PhotoTile, { slot: 'photo-tile', element: HTMLDivElement, props: { labels } });

it('shows the large version of the main photo, and the small one of any other', () => {
  const { rerender } = render(<PhotoTile labels={labels} photo={photo('active')} main />);
  expect(source()).toBe('data:,full');
  rerender(<PhotoTile labels={labels} photo={photo('active')} />);
  expect(source()).toBe('data:,thumb');
});

it('never requests the clear picture of a locked photo, and never opens it (MEM-04)', () => {
  render(<PhotoTile labels={labels} photo={photo('locked')} main onOpen={() => {}} />);
  expect(source()).toBe('data:,thumb');
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps its size and its description if the picture does not load', async () => {
  render(
    <PhotoTile labels={labels} onOpen={() => {}} photo={photo('active', { thumbUrl: 'data:image/png;base64,x' })} />,
  );
  await expect.poll(() => document.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Photo a' })).toBeDefined();
});

it('names the member if there is no photo, with nothing to open', () => {
  render(<PhotoTile labels={labels} onOpen={() => {}} caption={<h1>Anna</h1>} />);
  expect(screen.getByRole('heading', { name: 'Anna' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
