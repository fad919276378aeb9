import { expect, type Page, type Request } from '@playwright/test';

/** Requests of a page that have no answer yet: what a story loads when it is first shown. */
const waiting = new WeakMap<Page, Set<Request>>();

/** Prepares a page that opens nothing yet, so that `settled` can tell when it is done. */
export async function watch(page: Page): Promise<void> {
  const open = new Set<Request>();
  waiting.set(page, open);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  await page.addInitScript(watchReact);
}

/** Gives the window another size. The page learns of it later: where the processor is busy, when one might take it for settled. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/** Resolves when all that the page shows has come and is drawn: code, data, pictures, fonts. */
export async function settled(page: Page): Promise<void> {
  // What is drawn late may ask for more; what changes for ever is stopped by the picture itself.
  for (let round = 0, changed = true; changed && round < 4; round += 1) {
    await expect.poll(() => waiting.get(page)?.size ?? 0, 'parts of the page that are on their way').toBe(0);
    await page.waitForFunction(() => {
      // A mail is a document of its own.
      const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
      const images = [document, ...frames].flatMap((shown) => [...shown.images]);
      for (const image of images) image.loading = 'eager';
      // One that has come shows itself when it hears so, which is later where the processor is busy (fades-in.ts).
      const hidden = images.some(({ dataset, naturalWidth }) => dataset['arrival'] === 'awaited' && naturalWidth > 0);
      const loaded = frames.every(({ readyState }) => readyState === 'complete');
      return loaded && !hidden && document.fonts.status === 'loaded' && images.every(({ complete }) => complete);
    });
    changed = await page.evaluate(drawn);
  }
}

/** Resolves when two frames in a row changed nothing: a list that finds its place draws its rows over several. Says whether any did. */
function drawn(): Promise<boolean> {
  return new Promise((resolve) => {
    // React shows what a part waited for up to 300 ms after it came, so that one after the other does not flicker.
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

/** What React calls of its developer tools in a page that has them; in builds for production, too. */
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

/** Runs in the page, before anything else: finds out which parts are not there yet, and shown by their fallback. */
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
