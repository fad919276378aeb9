import { expect, type Page, type Request } from '@playwright/test';

/** Requests of a page that have no answer yet, such as those of a story that is shown for the first time. */
const waiting = new WeakMap<Page, Set<Request>>();

/** Prepares a page that has not loaded anything yet, so that `settled` can see when it is done. */
export async function watch(page: Page): Promise<void> {
  const open = new Set<Request>();
  waiting.set(page, open);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  await page.addInitScript(watchReact);
}

/** Resizes the window and waits until the page knows: on a busy processor it may otherwise look settled before it reacts. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/** Resolves when everything that the page shows is loaded and drawn: code, data, pictures, fonts. */
export async function settled(page: Page): Promise<void> {
  // Elements drawn late may request more; endless animations are stopped when the picture is taken.
  for (let round = 0, changed = true; changed && round < 4; round += 1) {
    // Asked often: answers of the local server take milliseconds.
    await expect
      .poll(() => waiting.get(page)?.size ?? 0, { message: 'parts of the page that are on their way', intervals: [10] })
      .toBe(0);
    await page.waitForFunction(() => {
      // A mail is shown as a document of its own, in a frame.
      const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
      const images = [document, ...frames].flatMap((shown) => [...shown.images]);
      for (const image of images) image.loading = 'eager';
      // A loaded image appears when its load event is handled, which is late on a busy processor (fades-in.ts).
      const hidden = images.some(({ dataset, naturalWidth }) => dataset['arrival'] === 'awaited' && naturalWidth > 0);
      const loaded = frames.every(({ readyState }) => readyState === 'complete');
      return loaded && !hidden && document.fonts.status === 'loaded' && images.every(({ complete }) => complete);
    });
    changed = await page.evaluate(drawn);
  }
}

/** Resolves when three frames in a row changed nothing, as a list draws its rows over several. Returns whether anything changed. */
function drawn(): Promise<boolean> {
  return new Promise((resolve) => {
    // React reveals suspended content up to 300 ms after it has loaded, so that successive reveals do not flicker.
    const lateness = 400;
    const started = performance.now();
    let [quiet, changes, lastChange] = [0, 0, started];
    const observer = new MutationObserver(() => {
      quiet = 0;
      changes += 1;
      lastChange = performance.now();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const next = (now: number) => {
      quiet += 1;
      const done = quiet > 2 && (now - lastChange > lateness || !window.partsAreMissing());
      if (!done && now - started < 1_000) return void requestAnimationFrame(next);
      observer.disconnect();
      resolve(changes > 0);
    };
    requestAnimationFrame(next);
  });
}

/** The methods of its developer tools that React calls, in production builds as well. */
interface ReactHook {
  supportsFiber: boolean;
  inject: () => number;
  onCommitFiberRoot: (renderer: number, root: { current: Fiber }) => void;
  onCommitFiberUnmount: () => void;
}
interface Fiber {
  tag: number;
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Runs in the page before any other script: finds suspended components, of which the page shows the fallback. */
function watchReact(): void {
  const suspense = 13;
  const roots = new Set<{ current: Fiber }>();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer, root) => void (root.current.child ? roots.add(root) : roots.delete(root)),
    onCommitFiberUnmount: () => {},
  };
  const waits = (fiber: Fiber): boolean => {
    if (fiber.tag === suspense && fiber.memoizedState !== null) return true;
    for (let child = fiber.child; child; child = child.sibling) if (waits(child)) return true;
    return false;
  };
  window.partsAreMissing = () => [...roots].some(({ current }) => waits(current));
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: ReactHook;
  var partsAreMissing: () => boolean;
}
