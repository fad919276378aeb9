import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { MatchCard, MatchCardSkeleton } from './index.ts';

afterEach(cleanup);

describeConformance('MatchCard', MatchCard, { slot: 'match-card', element: HTMLElement, props: { name: 'Anna' } });
describeConformance('MatchCardSkeleton', MatchCardSkeleton, {
  slot: 'match-card-skeleton',
  element: HTMLDivElement,
  props: { label: 'Loading' },
});

it('labels a fictional profile in readable words (LOC-10), and links to the profile by its name alone', () => {
  render(<MatchCard name="Roos" age={27} href="/members/1" fictionalLabel="Fictional profile" />);
  expect(screen.getByText('Fictional profile').closest('.sr-only, [aria-hidden], [hidden]')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Roos, 27']);
});

it('loads its picture eagerly, so that it is ready when the card comes to the top', () => {
  render(<MatchCard name="Roos" photoUrl="data:,x" />);
  expect(document.querySelector('img')?.getAttribute('loading')).toBeNull();
});
