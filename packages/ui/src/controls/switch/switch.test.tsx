import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Switch } from './index.ts';

describeConformance('Switch', Switch, {
  slot: 'switch',
  control: 'switch-input',
  element: HTMLInputElement,
  props: { label: 'News' },
});

it('toggles by a press on its label', async () => {
  const change = vi.fn<(on: boolean) => void>();
  render(<Switch label="News" onChange={(event) => change(event.target.checked)} />);
  await userEvent.click(screen.getByText('News'));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
});
