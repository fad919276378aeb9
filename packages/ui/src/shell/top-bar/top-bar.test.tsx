import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TopBar, type TopBarProps } from './index.ts';

const bar: TopBarProps = { logo: 'Heartline', homeHref: '/', navLabel: 'Main' };

const everything: TopBarProps = {
  ...bar,
  login: { href: '/login', label: 'Log in' },
  premium: { href: '/premium', label: 'Get Premium' },
  credits: { href: '/credits', label: 'Credits', credits: 10, badgeLabel: 'Only 10 left' },
  back: { label: 'Back', href: '/members' },
};
const names = (variant: NonNullable<TopBarProps['variant']>) => {
  const { unmount } = render(<TopBar {...everything} variant={variant} />);
  const links = screen.getAllByRole('link').map((link) => link.textContent || link.getAttribute('aria-label'));
  unmount();
  return links.slice(variant === 'app' ? 0 : 1).map((text) => text?.replace(/Credits.*/u, 'Credits'));
};

describeConformance('TopBar', TopBar, { slot: 'top-bar', element: HTMLElement, props: bar });

it('shows each kind of reader their own links (NAV-03, NAV-04)', () => {
  expect(names('visitor')).toEqual(['Log in']);
  expect(names('free')).toEqual(['Get Premium']);
  expect(names('paid')).toEqual(['Credits']);
  expect(names('app')).toEqual(['Back', 'Heartline', 'Get Premium', 'Credits']);
});

it.each([
  [11, null],
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('with %i credits the badge is %s (NAV-03)', (credits, tone) => {
  render(
    <TopBar
      {...everything}
      variant="paid"
      credits={{ href: '/credits', label: 'Credits', credits, badgeLabel: 'Low' }}
    />,
  );
  expect(document.querySelector<HTMLElement>('[data-slot="credits-badge"]')?.dataset['tone'] ?? null).toBe(tone);
});

it('caps the counters at 99+ and names what is counted', () => {
  render(
    <TopBar
      {...bar}
      variant="free"
      items={[{ href: '/chats', label: 'Messages', icon: null, count: 100, countLabel: '100 new messages' }]}
    />,
  );
  const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: /100 new messages/u,
  });
  expect(link.textContent).toContain('99+');
});

it('has each main section once in the page, so that screen readers announce it once', () => {
  render(<TopBar {...bar} variant="free" items={[{ href: '/chats', label: 'Messages', icon: null, current: true }]} />);
  expect(screen.getAllByText('Messages')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('aria-current')).toBe('page');
});
