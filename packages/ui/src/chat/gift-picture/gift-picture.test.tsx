import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { GiftPicture } from './index.ts';

describeConformance('GiftPicture', GiftPicture, {
  slot: 'gift-picture',
  element: SVGSVGElement,
  props: { gift: 'rose' },
});

it('is decoration beside a name, and a picture with one without', () => {
  const { rerender } = render(<GiftPicture gift="rose" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<GiftPicture gift="rose" label="Rose" />);
  expect(screen.getByRole('img', { name: 'Rose' })).toBeTruthy();
});
