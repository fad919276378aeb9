import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchSwipes, type Way } from './profile-swipe.ts';

const turned: Way[] = [];
let area: HTMLElement;
let end: () => void;

/** A profile with elements that scroll or slide sideways themselves; `alone`: there is no previous member. */
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
/** A finger moves in two steps and is lifted. */
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

it('opens the next profile by a swipe to the left, the previous by one to the right, and after less distance by a flick', () => {
  show();
  swipe({ by: [-innerWidth * 0.4, 10] });
  swipe({ by: [innerWidth * 0.4, 10] });
  swipe({ by: [-50, 0], time: 60 });
  expect(turned).toEqual(['next', 'previous', 'next']);
});

it('follows the finger, and slides back if the swipe was too short or there is no profile on that side', () => {
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

it("ignores swipes on scrollers and sliders, at the window's edges, downwards, by mouse, or cancelled by the browser", () => {
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

it('turns without an animation if the viewer prefers reduced motion', () => {
  show({ motion: false });
  swipe({ by: [-innerWidth * 0.4, 0], lift: 'none' });
  expect(area.style.transform).toBe('');
  window.dispatchEvent(
    new PointerEvent('pointerup', { pointerId: 3, pointerType: 'touch', clientX: 200 - innerWidth * 0.4 }),
  );
  expect(turned).toEqual(['next']);
  expect(area.getAnimations()).toHaveLength(0);
});
