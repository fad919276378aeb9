import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderGallery } from './index.ts';

describeConformance('LanderGallery', LanderGallery, {
  slot: 'lander-gallery',
  element: HTMLElement,
  props: { title: 'People', faces: [] },
});

it('marks fictional faces, and has the call to action in the tab order after the first faces, as it is seen', () => {
  render(
    <LanderGallery
      title="People"
      callToAction={<a href="/signup">Sign up</a>}
      faces={[{ key: 'a', src: 'data:,', name: 'Anna', href: '/members/1', fictionalLabel: 'Fictional' }]}
    />,
  );
  expect(screen.getByText('Fictional')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/members/1', '/signup']);
});
