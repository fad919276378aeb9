import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Row, RowList, RowPanel } from './index.ts';

afterEach(cleanup);

describeConformance('RowList', RowList, { slot: 'row-list', element: HTMLUListElement, props: { label: 'Account' } });
describeConformance('Row', Row, { slot: 'row', element: HTMLLIElement, props: { label: 'Visits', href: '#' } });
describeConformance('RowPanel', RowPanel, { slot: 'row-panel', element: HTMLLIElement, props: { label: 'Privacy' } });

it('renders a row as a link, or as a button that can be pressed once while it works', async () => {
  const logOut = vi.fn<() => void>();
  const { rerender } = render(
    <RowList label="Account">
      <Row label="Credits" value="20 credits" href="/credits" />
      <Row label="Log out" onSelect={logOut} />
    </RowList>,
  );
  expect(screen.getByRole('link', { name: /^Credits/ }).getAttribute('href')).toBe('/credits');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  rerender(<Row label="Log out" onSelect={logOut} loading />);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledOnce();
});

it('keeps the content of a closed panel, and opens it if something in it must be seen', () => {
  const panel = (open: boolean) => (
    <RowPanel label="More about me" open={open}>
      <input name="colour" defaultValue="brown" />
    </RowPanel>
  );
  const { rerender } = render(panel(false));
  const details = () => screen.getByRole('group') as HTMLDetailsElement;
  expect(details().open).toBe(false);
  expect(document.querySelector('input')?.value).toBe('brown');
  rerender(panel(true));
  expect(details().open).toBe(true);
});
