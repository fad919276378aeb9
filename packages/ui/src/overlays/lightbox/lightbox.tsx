import { ChevronLeftIcon, ChevronRightIcon, XIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';

export interface LightboxImage {
  src: string;
  /** What is to be seen. */
  alt: string;
  srcSet?: string;
  /** Identity, when two pictures may have the same address. */
  id?: string;
}

export interface LightboxProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'children'> {
  open: boolean;
  onClose: () => void;
  images: readonly LightboxImage[];
  /** Which one shows, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Name of the whole: "Photos of Anna". */
  label: string;
  closeLabel: string;
  prevLabel: string;
  nextLabel: string;
  /** Where one is: "2 of 7". */
  counterText: string;
}

/** Pictures over the whole screen, moved by arrows, buttons or a swipe. */
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
    // Opens at the picture without travelling there; later it travels, unless motion is unwanted.
    const jump =
      !opened.current ||
      (list.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true);
    opened.current = true;
    list.scrollTo({ left: index * list.clientWidth, behavior: jump ? 'instant' : 'smooth' });
  }, [open, index]);

  // A swipe scrolls the strip; where it comes to rest is the new index.
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

  const go = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < images.length) onIndexChange(next);
  };
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
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
            className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
          >
            {images.map((image, at) => (
              <li
                key={image.id ?? image.src}
                inert={at !== index}
                className="flex size-full shrink-0 snap-center snap-always items-center justify-center sm:px-20 sm:py-4"
              >
                <img
                  src={image.src}
                  srcSet={image.srcSet}
                  alt={image.alt}
                  loading={Math.abs(at - index) < 2 ? 'eager' : 'lazy'}
                  draggable={false}
                  className="size-full min-h-0 min-w-0 object-contain"
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
          <IconButton label={closeLabel} variant="on-photo" onClick={onClose} className="absolute inset-e-4 top-3">
            <XIcon />
          </IconButton>
          {images.length > 1 ? (
            <>
              <IconButton
                label={prevLabel}
                variant="on-photo"
                disabled={index <= 0}
                onClick={() => go(-1)}
                className="absolute inset-s-4 top-1/2 -translate-y-1/2 max-sm:top-auto max-sm:bottom-6 max-sm:translate-y-0"
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton
                label={nextLabel}
                variant="on-photo"
                disabled={index >= images.length - 1}
                onClick={() => go(1)}
                className="absolute inset-e-4 top-1/2 -translate-y-1/2 max-sm:top-auto max-sm:bottom-6 max-sm:translate-y-0"
              >
                <ChevronRightIcon />
              </IconButton>
            </>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}
