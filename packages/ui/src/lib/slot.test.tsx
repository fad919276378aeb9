import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';

import { Slot } from './slot.tsx';

it('passes its props to the child, whose own take precedence', () => {
  render(
    <Slot className="a" style={{ color: 'red', top: 1 }} title="Slot" data-slot="button" aria-label="Slot">
      <a href="/premium" className="b" style={{ top: 2 }} aria-label="Premium">
        Premium
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link', { name: 'Premium' });
  expect(link.className).toBe('a b');
  expect([link.style.color, link.style.top, link.title]).toEqual(['red', '2px', 'Slot']);
  expect(link.dataset['slot']).toBe('button');
});

it('runs the handlers of both, the child’s first, and sets both refs', () => {
  const calls: string[] = [];
  const [outer, inner] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()];
  render(
    <Slot ref={outer} onClick={() => calls.push('slot')} onFocus={() => calls.push('focus')}>
      <button ref={inner} onClick={() => calls.push('child')} onFocus={undefined}>
        Open
      </button>
    </Slot>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['child', 'slot']);
  expect(outer.current).toBe(screen.getByRole('button'));
  expect(inner.current).toBe(outer.current);
});

it('renders nothing without an element', () => {
  const { container } = render(<Slot>Only words</Slot>);
  expect(container.innerHTML).toBe('');
});
