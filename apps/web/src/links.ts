import { rememberPressedPhoto } from './profile/pressed-photo.ts';
import type { createRouter } from './router.tsx';

type Router = ReturnType<typeof createRouter>;

/** Screens do not use the router: it follows their plain links, and preloads them when a pointer or the focus approaches. */
export function followLinks(router: Router): void {
  // The pressed card: its photo grows into the next page, if that has one for it.
  let growing: HTMLElement | null = null;
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const url = innerUrl(event);
    if (!url) return;
    event.preventDefault();
    growing?.style.removeProperty('--grows');
    growing = event.target instanceof Element ? event.target.closest<HTMLElement>('article') : null;
    growing?.style.setProperty('--grows', 'person-photo');
    const photo = growing?.querySelector<HTMLImageElement>('img.grows-into-person');
    rememberPressedPhoto(url.pathname, photo?.complete ? photo.currentSrc : undefined);
    router.history.push(url.pathname + url.search + url.hash);
  });
  const preload = (event: Event) => {
    const url = innerUrl(event);
    if (!url) return;
    const to = router.parseLocation(router.history.location);
    // Any address of the site; the router's types know single routes only.
    void router
      .preloadRoute({ to: url.pathname, search: Object.fromEntries(url.searchParams), from: to.pathname } as never)
      .catch(() => {});
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
  document.addEventListener('touchstart', preload, { passive: true });
}

/** The address of a link to a page of this app, or undefined. */
function innerUrl(event: Event): URL | undefined {
  const link = event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
  if (!link || !link.href || link.target || link.hasAttribute('download') || link.rel.includes('external'))
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|media|dev|sandbox-pay)\//.test(url.pathname)) return undefined;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return undefined;
  return url;
}
