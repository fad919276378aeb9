import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { MemberCard } from '../member-card/index.ts';
import { MemberGrid } from './index.ts';

const card = { name: 'Anna', age: 34, href: '/members/1' };

describeConformance('MemberGrid', MemberGrid, {
  slot: 'member-grid',
  element: HTMLUListElement,
  props: { label: 'Results' },
});

it('is busy while it loads, and its placeholders are no list items', () => {
  const { rerender } = render(
    <MemberGrid label="Results" skeletons={3}>
      <MemberCard {...card} />
      {null}
    </MemberGrid>,
  );
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  rerender(<MemberGrid label="Results">{[]}</MemberGrid>);
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBeNull();
});
