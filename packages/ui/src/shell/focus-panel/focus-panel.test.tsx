import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { FocusPanel } from './index.ts';

describeConformance('FocusPanel', FocusPanel, {
  slot: 'focus-panel',
  element: HTMLElement,
  props: { title: 'Log in' },
});

it("has the page's first heading", () => {
  render(<FocusPanel title="Log in">form</FocusPanel>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in');
});
