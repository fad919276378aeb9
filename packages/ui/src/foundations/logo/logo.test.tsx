import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Logo } from './index.ts';

describeConformance('Logo', Logo, { slot: 'logo', element: HTMLSpanElement, props: { name: 'Heartline' } });

it('always exposes the name, also as a mark alone and as a picture', () => {
  const { rerender } = render(
    <a href="/">
      <Logo name="Heartline" variant="mark" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Heartline' })).toBeTruthy();
  rerender(
    <a href="/">
      <Logo name="Nordlicht" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Nordlicht' })).toBeTruthy();
});
