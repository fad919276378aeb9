import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { portrait } from '../../testing/pictures.ts';
import { MemberCard, MemberCardSkeleton } from './index.ts';

const card = { name: 'Anna', age: 34, href: '/members/1' };

describeConformance('MemberCard', MemberCard, { slot: 'member-card', element: HTMLElement, props: card });
describeConformance('MemberCardSkeleton', MemberCardSkeleton, {
  slot: 'member-card-skeleton',
  element: HTMLDivElement,
});

it('has one link, and a like button only if liking is possible', () => {
  const { rerender } = render(<MemberCard {...card} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<MemberCard {...card} onLike={() => {}} likeLabel="Like Anna" liked />);
  expect(screen.getByRole('button', { name: 'Like Anna' }).getAttribute('aria-pressed')).toBe('true');
});

it('is cheap among many: it has few nodes, and far from the window its inside is not laid out', () => {
  const { container } = render(
    <MemberCard
      {...card}
      place="Utrecht"
      photoUrl={portrait(0)}
      fictionalLabel="Fictional profile"
      onLike={() => {}}
      likeLabel="Like Anna"
    />,
  );
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(28);
  expect(screen.getByRole('article').classList).toContain('[content-visibility:auto]');
});

// @ts-expect-error a like button without a name
<MemberCard {...card} onLike={() => {}} />;
