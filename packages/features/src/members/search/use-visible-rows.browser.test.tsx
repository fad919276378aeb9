import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { useVisibleRows } from './use-visible-rows.ts';

function List() {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useVisibleRows(list, 300);
  return (
    <ul
      ref={list}
      style={{ display: 'grid', gridTemplateColumns: '1fr', margin: 0, paddingTop: before, paddingBottom: after }}
    >
      {Array.from({ length: to - from }, (_, at) => (
        <li key={from + at} style={{ height: 100 }}>
          {from + at}
        </li>
      ))}
    </ul>
  );
}

afterEach(() => page.viewport(414, 896));

it('draws rows down to the end of a window that grows, as when a phone is turned', async () => {
  await page.viewport(400, 500);
  const { container } = render(<List />);
  await expect.poll(() => container.querySelectorAll('li').length).toBeLessThan(30);
  await act(() => page.viewport(400, 4_000));
  const end = () => [...container.querySelectorAll('li')].at(-1)?.getBoundingClientRect().bottom;
  await expect.poll(end).toBeGreaterThan(4_000);
});
