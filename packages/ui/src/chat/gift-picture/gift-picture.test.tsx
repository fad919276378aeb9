import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { GiftPicture } from './index.ts';

describeConformance('GiftPicture', GiftPicture, {
  slot: 'gift-picture',
  element: SVGSVGElement,
  props: { gift: 'rose' },
});

it('is decorative without a label, and a named picture with one', () => {
  const { rerender } = render(<GiftPicture gift="rose" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<GiftPicture gift="rose" label="Rose" />);
  expect(screen.getByRole('img', { name: 'Rose' })).toBeTruthy();
});

it('is animated once when it arrives, then still', () => {
  const { container, rerender } = render(<GiftPicture gift="rose" />);
  const picture = container.querySelector('svg');
  expect(picture?.dataset['arriving']).toBeUndefined();
  rerender(<GiftPicture key="given" gift="rose" arriving />);
  const given = container.querySelector('svg');
  expect(given?.dataset['arriving']).toBe('true');
  const drawn = given?.querySelector(':scope > g:last-child');
  if (drawn) fireEvent.animationEnd(drawn);
  expect(given?.dataset['arriving']).toBeUndefined();
  rerender(<GiftPicture key="given" gift="rose" arriving />);
  expect(given?.dataset['arriving']).toBeUndefined();
});
