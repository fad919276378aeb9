import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';

import { DramaIcon, GemIcon, HeartIcon, MapPinIcon } from './icons.tsx';

/** The elements of an icon, without the class of the set. */
function parts(icon: ReactElement) {
  const { container } = render(icon);
  const own = [...container.querySelectorAll('*')].map((element) => [
    element.localName,
    ...[...element.attributes]
      .filter(({ name }) => name !== 'class')
      .map(({ name, value }) => `${name}=${value}`)
      .sort(),
  ]);
  expect(own.length).toBeGreaterThan(1);
  return own;
}

it.each([
  [DramaIcon, lucide.DramaIcon],
  [GemIcon, lucide.GemIcon],
  [HeartIcon, lucide.HeartIcon],
  [MapPinIcon, lucide.MapPinIcon],
])('draws the same as the set', (Own, Theirs) => {
  expect(parts(<Own aria-hidden />)).toEqual(parts(<Theirs aria-hidden />));
  expect(parts(<Own strokeWidth={2.4} fill="currentColor" aria-label="Name" />)).toEqual(
    parts(<Theirs strokeWidth={2.4} fill="currentColor" aria-label="Name" />),
  );
});
