import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { cn } from './cn.ts';
import './place.css';
import { lockScroll } from './lock-scroll.ts';
import { mergeRefs } from './merge-refs.ts';
import { place, placeByHand } from './place.ts';

afterEach(cleanup);

it('lets the later class win, our token names included', () => {
  expect(cn('p-2 text-sm text-ink', 'p-4', false, 'text-primary-text')).toBe('text-sm p-4 text-primary-text');
  expect(cn('shadow-soft animate-pop', 'shadow-float animate-fill')).toBe('shadow-float animate-fill');
  for (const both of ['border-[1.5px] border-line-strong', 'object-cover object-[50%_25%]', 'top-1/2 inset-s-4'])
    expect(cn(both)).toBe(both);
});

it('keeps single corners besides the rounding of the whole box, unless that comes later', () => {
  expect(cn('rounded-xl', 'rounded-es-xs rounded-ss-xs')).toBe('rounded-xl rounded-es-xs rounded-ss-xs');
  expect(cn('rounded-es-xs', 'rounded-xl')).toBe('rounded-xl');
});

it('sets every ref and clears them again', () => {
  const own = createRef<HTMLElement>();
  const cleanUp = vi.fn<() => void>();
  const theirs = vi.fn<() => () => void>(() => cleanUp);
  const old = vi.fn<(node: HTMLElement | null) => void>();
  const { unmount } = render(<p ref={mergeRefs<HTMLElement>(own, theirs, old, undefined)} />);
  expect(own.current?.tagName).toBe('P');
  unmount();
  expect(own.current).toBeNull();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(old).toHaveBeenLastCalledWith(null);
});

it('keeps the page locked until the last lock is released', () => {
  const first = lockScroll(document);
  const second = lockScroll(document);
  first();
  expect(document.documentElement.style.overflow).toBe('hidden');
  second();
  expect(document.documentElement.style.overflow).toBe('');
});

function boxes(top: number) {
  const { container } = render(
    <>
      <div style={{ position: 'fixed', top, left: 40, width: 100, height: 20 }} />
      <div style={{ position: 'fixed', width: 60, height: 50 }} />
    </>,
  );
  const [anchor, floating] = container.children;
  return { anchor: anchor as HTMLElement, floating: floating as HTMLElement };
}

describe.each([
  ['by hand', placeByHand],
  ['by the browser', place],
])('a popover placed %s', (_, put) => {
  it('opens below and aligned, or above if there is no space', () => {
    const roomy = boxes(10);
    put(roomy.anchor, roomy.floating, { side: 'bottom', align: 'end' });
    expect(roomy.floating.getBoundingClientRect()).toMatchObject({ top: 36, left: 80 });
    const tight = boxes(window.innerHeight - 30);
    put(tight.anchor, tight.floating, { side: 'bottom', align: 'center' });
    expect(tight.floating.getBoundingClientRect()).toMatchObject({ bottom: window.innerHeight - 36, left: 60 });
  });

  it('keeps its distance to the edge of the window, above as below', () => {
    for (const align of ['start', 'center', 'end'] as const)
      for (const [top, edges] of [
        [10, { left: 8, top: 36 }],
        [window.innerHeight - 60, { left: 8, bottom: window.innerHeight - 66 }],
      ] as const) {
        const { anchor, floating } = boxes(top);
        floating.style.width = `${window.innerWidth - 16}px`;
        put(anchor, floating, { side: 'bottom', align });
        expect(floating.getBoundingClientRect(), `${align} ${top}`).toMatchObject(edges);
        cleanup();
      }
  });
});
