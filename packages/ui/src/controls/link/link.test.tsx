import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Link } from './index.ts';

describeConformance('Link', Link, {
  slot: 'link',
  element: HTMLAnchorElement,
  props: { href: '/terms', children: 'Terms' },
});

it('opens a new tab only if its label says so', () => {
  render(<Link href="/terms">Terms</Link>);
  expect(screen.getByRole('link', { name: 'Terms' }).hasAttribute('target')).toBe(false);
  render(
    <Link href="/law" newTabLabel="opens in a new tab">
      Law
    </Link>,
  );
  const link = screen.getByRole('link', { name: /^Law ?opens in a new tab$/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
