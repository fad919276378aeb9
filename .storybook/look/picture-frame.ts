import { addons } from 'storybook/preview-api';

/** Event that a story sends when it is shown as a picture on a page of documentation. */
export const pictureEvent = 'heartline/picture';
export interface PictureSize {
  frame: string;
  height: number;
}

/** Name of the frame that shows this page; null if the page is not in a picture frame. */
const frame = new URLSearchParams(location.search).get('picture');

if (frame !== null) {
  // A story that moves the focus must not scroll the page around its picture.
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  document.documentElement.dataset['picture'] = '';
}

/** Elements above the page that take no space in it. The region of toasts always exists, so it counts only with a toast. */
const opened =
  'dialog[open], [popover]:popover-open:not([data-slot="toast-region"]), [data-slot="toast-region"]:has([data-slot="toast"]), [data-radix-popper-content-wrapper]';

/** Reports the picture's height to the page around it, now and whenever it changes. */
export function tellHeight(): () => void {
  const box = document.querySelector('#storybook-root');
  if (frame === null || !box) return () => {};
  const tell = () => {
    const height = document.querySelector(opened) ? 640 : Math.ceil(box.getBoundingClientRect().height);
    addons.getChannel().emit(pictureEvent, { frame, height } satisfies PictureSize);
  };
  const resized = new ResizeObserver(tell);
  const changed = new MutationObserver(tell);
  resized.observe(box);
  changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
