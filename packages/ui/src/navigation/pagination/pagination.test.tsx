import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Pagination } from './index.ts';

const props = {
  label: 'Pages',
  page: 2,
  pageCount: 3,
  hrefFor: (page: number) => `#page-${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
};
describeConformance('Pagination', Pagination, { slot: 'pagination', element: HTMLElement, props });

it('marks the current page and links every page', () => {
  render(<Pagination {...props} />);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('#page-3');
});

it('leaves a press with the control key to the browser', async () => {
  const onSelect = vi.fn<(page: number) => void>();
  render(<Pagination {...props} onSelect={onSelect} />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await user.keyboard('{/Control}');
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(onSelect).toHaveBeenCalledWith(3);
});

it('renders nothing for a single page', () => {
  render(<Pagination {...props} page={1} pageCount={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
