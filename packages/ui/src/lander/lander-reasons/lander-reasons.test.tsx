import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderReasons } from './index.ts';

afterEach(cleanup);
const reasons = [
  { key: 'a', icon: <svg />, title: 'First' },
  { key: 'b', icon: <svg />, title: 'Second', text: 'Because' },
];
describeConformance('LanderReasons', LanderReasons, {
  slot: 'lander-reasons',
  element: HTMLElement,
  props: { reasons },
});

it('is a list whose headings fit the page’s, numbered only if the order matters', () => {
  const { rerender } = render(<LanderReasons reasons={reasons} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'First',
    'Second',
  ]);
  expect(screen.queryByText('1')).toBeNull();
  rerender(<LanderReasons reasons={reasons} title="Why" ordered />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByText('2')).toBeDefined();
});
