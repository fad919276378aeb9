import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { portrait } from '../../testing/pictures.ts';
import { Avatar } from './index.ts';

describeConformance('Avatar', Avatar, { slot: 'avatar', element: HTMLSpanElement, props: { name: 'Anna' } });

it.each([
  ['Anna Berger', 'AB'],
  ['anna', 'A'],
  ['Jean-Luc de la Tour', 'JT'],
  ['  Åsa  ', 'Å'],
  ['e\u0301lodie', 'É'],
  ['𝒜nna', '𝒜'],
  // Whole graphemes: a family, and three marks on one letter.
  ['👩‍👩‍👧 Vasquez', '👩‍👩‍👧V'],
  ['นี้ ế', 'นี้Ế'],
  // Endless marks and joined characters are cut.
  [`Z${'\u0336'.repeat(100)}oe`, 'Z\u0336\u0336\u0336\u0336'],
  ['👩‍'.repeat(60), '👩'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  render(<Avatar name={name} />);
  expect(document.querySelector<HTMLElement>('[data-initials]')?.dataset['initials']?.normalize()).toBe(initials);
});

it('shows the next photo after one that failed to load', async () => {
  const { rerender } = render(<Avatar name="Anna" src="data:image/png;base64,broken" />);
  await expect.poll(() => document.querySelector('img')).toBeNull();
  rerender(<Avatar name="Anna" src={portrait(1)} />);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(portrait(1));
});
