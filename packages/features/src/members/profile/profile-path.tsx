import { IconButton } from '@heartline/ui/controls/icon-button';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { profileMessages as messages } from './profile.messages.ts';
import type { SearchPath } from './use-search-path.ts';

export interface ProfilePathProps extends SearchPath {
  /** The element that is swiped. */
  area: RefObject<HTMLElement | null>;
}

/** Above a profile that was opened from a search: links back to it, and to the previous and next member, also by arrow key and swipe. */
export function ProfilePath({ back, previous, next, pending, area }: ProfilePathProps) {
  const intl = useIntl();
  const before = useRef<HTMLAnchorElement>(null);
  const after = useRef<HTMLAnchorElement>(null);
  useSwipes(area, before, after);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.key === 'ArrowLeft') before.current?.click();
      if (event.key === 'ArrowRight') after.current?.click();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <nav
      aria-label={intl.formatMessage(messages.path)}
      // On a phone it overlays the first photo, which is not pushed down by a bar.
      className="z-10 flex items-center justify-between gap-3 max-md:pointer-events-none max-md:absolute max-md:-inset-x-2 max-md:-top-3 max-md:*:pointer-events-auto sm:max-md:-inset-x-3 md:-mt-2 md:mb-6"
    >
      <BackButton
        href={back}
        label={intl.formatMessage(messages.backToSearch)}
        showLabel
        className={`max-md:px-0 max-md:[&>span]:sr-only md:-ms-2.5 ${onPhoto}`}
      />
      <div className="flex gap-2">
        <Arrow ref={before} href={previous} label={intl.formatMessage(messages.previousMember)} keys="ArrowLeft">
          <ChevronLeftIcon aria-hidden />
        </Arrow>
        <Arrow ref={after} href={next} label={intl.formatMessage(messages.nextMember)} keys="ArrowRight" busy={pending}>
          <ChevronRightIcon aria-hidden />
        </Arrow>
      </div>
    </nav>
  );
}

type Anchor = RefObject<HTMLAnchorElement | null>;

/** Kept, so that the next profile slides in from its side in its first frame. */
let swipes: typeof import('./profile-swipe.ts') | undefined;

/** Loaded on devices with a touch screen. */
function useSwipes(area: ProfilePathProps['area'], before: Anchor, after: Anchor) {
  useLayoutEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return;
    let end: (() => void) | undefined;
    let gone = false;
    const watch = () => {
      if (gone || !area.current) return;
      end = swipes?.watchSwipes(area.current, (way) => {
        const link = (way === 'next' ? after : before).current;
        return link ? () => link.click() : undefined;
      });
    };
    // The swiped element is mounted after this bar; both exist before the first paint.
    if (swipes) queueMicrotask(watch);
    // If swiping cannot be loaded, the buttons remain.
    else
      void import('./profile-swipe.ts').then(
        (loaded) => {
          swipes = loaded;
          watch();
        },
        () => {},
      );
    return () => {
      gone = true;
      end?.();
    };
  }, [area, before, after]);
}

const onPhoto =
  'max-md:border-transparent max-md:bg-photo-scrim max-md:text-ink-on-photo max-md:hover:bg-photo-scrim max-md:focus-visible:outline-focus-on-photo';

interface ArrowProps {
  /** Undefined if there is no member in that direction. */
  href: string | undefined;
  label: string;
  keys: string;
  busy?: boolean;
  ref: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

function Arrow({ href, label, keys, busy = false, ref, children }: ArrowProps) {
  if (href === undefined)
    return (
      <IconButton label={label} variant="outline" disabled aria-busy={busy || undefined} className={onPhoto}>
        {children}
      </IconButton>
    );
  return (
    <IconButton asChild label={label} variant="outline" className={onPhoto}>
      <a ref={ref} href={href} title={label} aria-keyshortcuts={keys}>
        {children}
      </a>
    </IconButton>
  );
}

/** Elements that use arrow keys themselves. */
const takesArrows =
  'input, textarea, select, [contenteditable], [role=menu], [role=slider], [role=listbox], [role=tablist], dialog, [popover], [data-takes-arrows]';

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  return (
    (event.target instanceof Element && event.target.closest(takesArrows) !== null) ||
    document.querySelector('dialog[open]') !== null
  );
}
