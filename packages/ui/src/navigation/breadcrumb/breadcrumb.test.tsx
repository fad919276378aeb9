import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Breadcrumb } from './index.ts';

const words = { label: 'You are here', moreLabel: 'Show all' };
const items = ['A', 'B', 'C', 'D', 'E'].map((label) => ({ label, href: `#${label}` }));
describeConformance('Breadcrumb', Breadcrumb, {
  slot: 'breadcrumb',
  element: HTMLElement,
  props: { ...words, items },
});

it('keeps the start and the last two steps of a long trail', () => {
  render(<Breadcrumb {...words} items={items} />);
  const shown = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(shown.map((item) => item.textContent)).toEqual(['A', '', 'D', 'E']);
  expect(within(shown[1]!).getByRole('button', { name: 'Show all' })).toBeTruthy();
});

it('hides nothing of four steps, and shows a step without a page as text', () => {
  render(<Breadcrumb {...words} items={[{ label: 'A' }, ...items.slice(1, 4)]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['B', 'C']);
  expect(screen.getByText('A').getAttribute('aria-current')).toBeNull();
});
