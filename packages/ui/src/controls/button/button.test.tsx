import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Button } from './index.ts';

describeConformance('Button', Button, { slot: 'button', element: HTMLButtonElement, props: { children: 'Save' } });

it('does not submit a form twice while it is loading', () => {
  render(
    <Button type="submit" loading>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('type')).toBe('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('gives its appearance to a link', () => {
  render(
    <Button asChild>
      <a href="/premium">Get Premium</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Get Premium' }).dataset['slot']).toBe('button');
});
