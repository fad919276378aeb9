import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchSwipes, type Way } from './profile-swipe.ts';

const turned: Way[] = [];
let area: HTMLElement;
let end: () => void;

/** A profile with what moves sideways by itself in it; `alone` has nobody before it. */
function show({ motion = true, alone = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') && !motion }));
  document.body.innerHTML = `<main><div id="area" style="height: 600px"><p>About me</p>
    <div id="row" style="overflow-x: auto; width: 200px"><img alt="" style="width: 900px"></div>
    <input type="range" aria-label="Age"><dialog>A photo, large</dialog></div></main>`;
  area = document.querySelector<HTMLElement>('#area')!;
  end = watchSwipes(area, (way) => (alone && way === 'previous' ? undefined : () => turned.push(way)));
}

interface Finger {
  on?: string;
  by: readonly [x: number, y: number];
  from?: number;
  /** ms */
  time?: number;
  lift?: 'pointerup' | 'pointercancel' | 'none';
  touch?: boolean;
}
/** A finger that moves in two steps and is lifted. */
function swipe({ on = 'p', by: [x, y], from = 200, time = 1000, lift = 'pointerup', touch = true }: Finger) {
  const target = document.querySelector(on) ?? area;
  const fire = (type: string, share: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 3,
      pointerType: touch ? 'touch' : 'mouse',
      clientX: from + x * share,
      clientY: 100 + y * share,
    });
    Object.defineProperty(event, 'timeStamp', { value: time * share });
    target.dispatchEvent(event);
  };
  fire('pointerdown', 0);
  fire('pointermove', 0.5);
  fire('pointermove', 1);
  if (lift !== 'none') fire(lift, 1);
}

beforeEach(() => void turned.splice(0));
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('turns to the next by a swipe to the left, back by one to the right, and sooner by a flick', () => {
  show();
  swipe({ by: [-innerWidth * 0.4, 10] });
  swipe({ by: [innerWidth * 0.4, 10] });
  swipe({ by: [-50, 0], time: 60 });
  expect(turned).toEqual(['next', 'previous', 'next']);
});

it('goes with the finger, and back to its place when that was too little or nobody is there', () => {
  show({ alone: true });
  swipe({ by: [-60, 0], lift: 'none' });
  expect(area.style.transform).toBe('translate3d(-60px, 0px, 0px)');
  expect(area.closest('main')?.style.overflowX).toBe('clip');
  end();
  show({ alone: true });
  swipe({ by: [60, 0] });
  swipe({ by: [innerWidth * 0.4, 0] });
  expect(area.style.transform).toBe('');
  expect(area.getAnimations()).not.toHaveLength(0);
  expect(turned).toEqual([]);
});

it('leaves alone what scrolls or slides itself, the edges of the window, a page that scrolls, a mouse, and what the browser takes', () => {
  show();
  const by = [-innerWidth * 0.4, 0] as const;
  for (const on of ['img', 'input', 'dialog']) swipe({ by, on });
  swipe({ by, from: innerWidth - 10 });
  swipe({ by: [innerWidth * 0.4, 0], from: 10 });
  swipe({ by: [-120, 100] });
  swipe({ by, touch: false });
  swipe({ by, lift: 'pointercancel' });
  expect(turned).toEqual([]);
  swipe({ by });
  expect(turned).toEqual(['next']);
});

it('moves nothing for those who want no motion, and still turns', () => {
  show({ motion: false });
  swipe({ by: [-innerWidth * 0.4, 0], lift: 'none' });
  expect(area.style.transform).toBe('');
  window.dispatchEvent(
    new PointerEvent('pointerup', { pointerId: 3, pointerType: 'touch', clientX: 200 - innerWidth * 0.4 }),
  );
  expect(turned).toEqual(['next']);
  expect(area.getAnimations()).toHaveLength(0);
});
