import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { HeartlineGallery } from '../gallery/index.ts';

it('renders the element with its attributes and events', () => {
  const onReady = vi.fn<() => void>();
  const props = { site: 'https://site.example', locale: 'de', slug: 'women', onReady } as const;
  const { container, rerender } = render(
    <HeartlineGallery {...props} tracking={{ network: 'p', ref: 'r', sub1: 's' }} />,
  );
  const element = container.querySelector('heartline-gallery');
  expect(Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
    site: 'https://site.example',
    locale: 'de',
    slug: 'women',
    network: 'p',
    'tracking-ref': 'r',
    sub1: 's',
  });
  element?.dispatchEvent(new CustomEvent('heartline:ready'));
  expect(onReady).toHaveBeenCalledOnce();
  rerender(<HeartlineGallery {...props} tracking={{ network: 'p' }} />);
  expect([element?.hasAttribute('tracking-ref'), element?.hasAttribute('sub1')]).toEqual([false, false]);
});
