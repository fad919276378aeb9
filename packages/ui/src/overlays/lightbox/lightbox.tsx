import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon, XIcon } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';
import { attachZoom, type Zoom, type ZoomLevel } from './zoom.ts';

export interface LightboxImage {
  src: string;
  /** Description of the picture. */
  alt: string;
  srcSet?: string;
  /** Identity, if two pictures may have the same address. */
  id?: string;
}

/** Buttons to zoom, only together with their names. Without them, gestures, wheel and keys still zoom. */
type ZoomButtons = { zoomInLabel: string; zoomOutLabel: string } | { zoomInLabel?: never; zoomOutLabel?: never };

interface LightboxOwnProps {
  open: boolean;
  onClose: () => void;
  images: readonly LightboxImage[];
  /** Index of the visible picture, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Name of the lightbox: "Photos of Anna". */
  label: string;
  closeLabel: string;
  prevLabel: string;
  nextLabel: string;
  /** The position: "2 of 7". */
  counterText: string;
  /** In the bar, before the other buttons: actions on the visible picture. */
  actions?: ReactNode;
}

export type LightboxProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'children'> &
  ZoomButtons &
  LightboxOwnProps;

const step = 1.5;
const panStep = 80;

/**
 * Pictures that fill the screen, moved by arrows, buttons or a swipe. They zoom by pinch, double tap, wheel, keys and buttons; a zoomed
 * picture is moved by drag and arrows.
 */
export function Lightbox({
  open,
  onClose,
  images,
  index,
  onIndexChange,
  label,
  closeLabel,
  prevLabel,
  nextLabel,
  counterText,
  actions,
  zoomInLabel,
  zoomOutLabel,
  className,
  ref,
  ...props
}: LightboxProps) {
  const modal = useModalDialog({ open, onClose, dismissible: true });
  const strip = useRef<HTMLUListElement>(null);
  const opened = useRef(false);

  useLayoutEffect(() => {
    const list = strip.current;
    if (!open || !list) {
      opened.current = false;
      return;
    }
    // Opens at the picture without scrolling there; later it scrolls smoothly, unless reduced motion is preferred.
    const jump =
      !opened.current ||
      (list.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true);
    opened.current = true;
    list.scrollTo({ left: index * list.clientWidth, behavior: jump ? 'instant' : 'smooth' });
  }, [open, index]);

  // A swipe scrolls the strip; its resting position gives the new index.
  const latest = useRef({ index, onIndexChange });
  useEffect(() => {
    latest.current = { index, onIndexChange };
  });
  useEffect(() => {
    const list = strip.current;
    if (!open || !list) return;
    const rest = () => {
      const at = Math.round(list.scrollLeft / Math.max(1, list.clientWidth));
      if (at !== latest.current.index) latest.current.onIndexChange(at);
    };
    list.addEventListener('scrollend', rest);
    return () => list.removeEventListener('scrollend', rest);
  }, [open]);

  const frame = useRef<HTMLLIElement>(null);
  const zoom = useRef<Zoom>(null);
  const [level, setLevel] = useState<ZoomLevel>('fits');
  const zoomed = level !== 'fits';
  useEffect(() => {
    if (!open || !frame.current) return;
    const attached = attachZoom(frame.current, setLevel);
    zoom.current = attached;
    return attached.detach;
  }, [open, index]);

  const last = images.length - 1;
  const go = (to: number) => {
    if (to === index || to < 0 || to > last) return;
    // At an end a button becomes disabled and would lose the focus.
    if (to === 0 || to === last) strip.current?.focus({ preventScroll: true });
    onIndexChange(to);
  };
  const zoomBy = (factor: number) => {
    if (zoom.current?.by(factor) !== 'zoomed') strip.current?.focus({ preventScroll: true });
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = (x: number, y: number) => () =>
      zoomed ? zoom.current?.pan(-x * panStep, -y * panStep) : x ? go(index + x) : undefined;
    const act = {
      ArrowLeft: arrow(-1, 0),
      ArrowRight: arrow(1, 0),
      ArrowUp: arrow(0, -1),
      ArrowDown: arrow(0, 1),
      Home: () => go(0),
      End: () => go(last),
      '+': () => zoom.current?.by(step),
      '=': () => zoom.current?.by(step),
      '-': () => zoom.current?.by(1 / step),
      '0': () => zoom.current?.by(0),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      {...props}
      {...modal.dialog}
      ref={mergeRefs(modal.ref, ref)}
      aria-label={label}
      data-slot="lightbox"
      data-theme="dark"
      className={cn(
        'm-0 h-dvh max-h-none w-screen max-w-none overflow-hidden border-0 bg-canvas p-0 text-ink-on-photo backdrop:bg-scrim open:animate-enter',
        className,
      )}
      onKeyDown={byKey}
    >
      {open ? (
        <>
          <ul
            ref={strip}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            tabIndex={0}
            data-autofocus
            className={cn(
              'flex size-full snap-x snap-mandatory overscroll-contain [scrollbar-width:none]',
              // While a picture is zoomed, a swipe moves it instead of turning the page.
              zoomed ? 'overflow-x-hidden' : 'overflow-x-auto',
            )}
          >
            {images.map((image, at) => (
              <li
                key={image.id ?? image.src}
                ref={at === index ? frame : undefined}
                inert={at !== index}
                className={cn(
                  'flex size-full shrink-0 snap-center snap-always items-center justify-center overflow-hidden sm:px-20 sm:py-4',
                  zoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-x',
                )}
              >
                <img
                  src={image.src}
                  srcSet={image.srcSet}
                  alt={image.alt}
                  loading={Math.abs(at - index) < 2 ? 'eager' : 'lazy'}
                  draggable={false}
                  className="size-full min-h-0 min-w-0 object-contain filter-none"
                />
              </li>
            ))}
          </ul>
          <p
            aria-live="polite"
            className="absolute inset-s-4 top-4 rounded-full bg-photo-scrim px-3.5 py-1.5 text-sm font-semibold tabular-nums"
          >
            {counterText}
          </p>
          <div className="absolute inset-e-4 top-3 flex gap-2">
            {actions}
            {zoomInLabel ? (
              <>
                <IconButton label={zoomOutLabel} variant="on-photo" disabled={!zoomed} onClick={() => zoomBy(1 / step)}>
                  <MinusIcon />
                </IconButton>
                <IconButton
                  label={zoomInLabel}
                  variant="on-photo"
                  disabled={level === 'largest'}
                  onClick={() => zoomBy(step)}
                >
                  <PlusIcon />
                </IconButton>
              </>
            ) : null}
            <IconButton label={closeLabel} variant="on-photo" onClick={onClose}>
              <XIcon />
            </IconButton>
          </div>
          {images.length > 1
            ? [-1, 1].map((by) => (
                <IconButton
                  key={by}
                  label={by < 0 ? prevLabel : nextLabel}
                  variant="on-photo"
                  disabled={!images[index + by]}
                  onClick={() => go(index + by)}
                  className={cn(
                    'absolute top-1/2 -translate-y-1/2 max-sm:top-auto max-sm:bottom-6 max-sm:translate-y-0',
                    by < 0 ? 'inset-s-4' : 'inset-e-4',
                  )}
                >
                  {by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
                </IconButton>
              ))
            : null}
        </>
      ) : null}
    </dialog>
  );
}
