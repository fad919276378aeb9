import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TabLinks, Tabs } from './index.ts';

const items = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second' },
];
const links = items.map((item) => ({ ...item, href: `#${item.id}` }));
const props = { label: 'Views', items, value: 'a', onValueChange: () => {} };

describeConformance('Tabs', Tabs, { slot: 'tabs', element: HTMLDivElement, props });
describeConformance('TabLinks', TabLinks, {
  slot: 'tab-links',
  element: HTMLElement,
  props: { label: 'Views', items: links, value: 'a' },
});

it('has only the chosen tab in the tab order', () => {
  render(<Tabs {...props} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
});

it('names the panel after the chosen tab, and has none without content', () => {
  const { rerender } = render(<Tabs {...props}>Content</Tabs>);
  expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('Content');
  expect(screen.getByRole('tab', { name: 'First' }).getAttribute('aria-controls')).toBe(
    screen.getByRole('tabpanel').id,
  );
  rerender(<Tabs {...props} />);
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(screen.getByRole('tab', { name: 'First' }).getAttribute('aria-controls')).toBeNull();
});

it('marks the current page among links', () => {
  render(<TabLinks label="Views" items={links} value="b" />);
  expect(screen.getByRole('link', { name: 'Second' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'First' }).getAttribute('aria-current')).toBeNull();
});
