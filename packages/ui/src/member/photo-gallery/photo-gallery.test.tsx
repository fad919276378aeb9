import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import type { GalleryPhoto } from '../photo-tile/index.ts';
import { PhotoGallery } from './index.ts';

const gallery = {
  label: 'Photos',
  lockedLabel: 'Premium only',
  inspectedLabel: 'Being inspected',
  rejectedLabel: 'Refused',
};
const photo = (id: string, state: GalleryPhoto['state'], fullUrl: string | null): GalleryPhoto => ({
  id,
  state,
  thumbUrl: `data:,${id}-thumb`,
  fullUrl,
  alt: `Photo ${id}`,
});

describeConformance('PhotoGallery', PhotoGallery, {
  slot: 'photo-gallery',
  element: HTMLElement,
  props: { ...gallery, items: [] },
});

it('never requests the clear picture of a locked photo, and never opens it (MEM-04)', () => {
  const onOpen = vi.fn<() => void>();
  render(
    <PhotoGallery
      {...gallery}
      onOpen={onOpen}
      items={[photo('a', 'locked', 'data:,secret'), photo('b', 'locked', 'data:,secret')]}
    />,
  );
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['data:,a-thumb', 'data:,b-thumb']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to unlock more photos once, however many are locked', () => {
  render(
    <PhotoGallery
      {...gallery}
      items={[photo('a', 'active', null), photo('b', 'locked', null), photo('c', 'locked', null)]}
      lockedAction={<button type="button">Get Premium</button>}
    />,
  );
  expect(screen.getAllByRole('button', { name: 'Get Premium' })).toHaveLength(1);
});

it('shows inspected and rejected photos to their owner only, with the reason (MEM-04)', () => {
  const items = [
    photo('a', 'active', 'data:,a-full'),
    photo('b', 'inspected', 'data:,b-full'),
    { ...photo('c', 'rejected', 'data:,c-full'), reason: 'No faces of children' },
  ];
  const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const { rerender } = render(<PhotoGallery {...gallery} items={items} />);
  expect(sources()).toEqual(['data:,a-thumb']);
  expect(screen.queryByText('Being inspected')).toBeNull();
  rerender(<PhotoGallery {...gallery} items={items} own />);
  expect(sources()).toHaveLength(3);
  expect(screen.getByText('No faces of children')).toBeDefined();
});
