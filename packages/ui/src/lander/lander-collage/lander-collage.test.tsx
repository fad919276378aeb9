import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderCollage } from './index.ts';

afterEach(cleanup);
describeConformance('LanderCollage', LanderCollage, {
  slot: 'lander-collage',
  element: HTMLDivElement,
  props: { pictures: [] },
});

it('fills its slots with the pictures one after the other, and is silent', () => {
  render(<LanderCollage pictures={['data:,a', 'data:,b', 'data:,c']} />);
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toHaveLength(24);
  expect(new Set(sources).size).toBe(3);
  expect(sources[0]).not.toBe(sources[4]);
  expect(screen.queryByRole('img')).toBeNull();
});
