import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { GiftPicture } from './index.ts';

it('is decoration beside a name, and a picture with one without', () => {
  const { rerender } = render(<GiftPicture gift="rose" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<GiftPicture gift="rose" label="Rose" />);
  expect(screen.getByRole('img', { name: 'Rose' })).toBeTruthy();
});
