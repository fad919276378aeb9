import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Tooltip } from './index.ts';

afterEach(cleanup);
describeConformance('Tooltip', Tooltip, {
  slot: 'tooltip',
  element: HTMLDivElement,
  props: { text: 'Likes left', children: <button>Like</button> },
});

const isShown = () => document.querySelector('[data-slot="tooltip"]')?.matches(':popover-open');

it('opens on keyboard focus, closes by Escape, and describes its control', async () => {
  render(
    <Tooltip text="3 left">
      <button>Like</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await waitFor(() => expect(isShown()).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isShown()).toBe(false));
  expect(screen.getByRole('button', { name: 'Like', description: '3 left' })).toBe(document.activeElement);
});

it('is not announced twice if it only repeats the name', () => {
  render(
    <Tooltip text="Like" says="same">
      <button>Like</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});
