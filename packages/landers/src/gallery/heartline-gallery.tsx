import type { Tracking } from '../shared/lander-tracking.ts';
import { useEffect, useRef, type HTMLAttributes } from 'react';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to name an element of one's own
  namespace JSX {
    interface IntrinsicElements {
      'heartline-gallery': import('react').DetailedHTMLProps<
        import('react').HTMLAttributes<HTMLElement>,
        HTMLElement
      > & {
        site?: string;
        locale?: string;
        theme?: string;
      } & Omit<Tracking, 'ref'>;
    }
  }
}

export interface HeartlineGalleryProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'slot'> {
  /** Address of the site the lander leads to: https://www.example.com */
  site: string;
  /** Language, as in BCP 47. @default that of the page */
  locale?: string;
  /** `women`, `men`, or the name of a campaign. */
  slug?: string;
  /** @default as the page */
  theme?: 'light' | 'dark';
  /** Stays in the address of every link to the site. */
  tracking?: Tracking;
  /** Everything shows. */
  onReady?: () => void;
  /** Somebody leaves for the sign-up. */
  onSignup?: () => void;
}

/**
 * `<heartline-gallery>` for React. Import `@heartline/landers/embed/heartline-gallery.js`, or load it from the site, to define the element;
 * its styles neither reach your page nor are reached by it.
 */
export function HeartlineGallery({ tracking = {}, onReady, onSignup, ...props }: HeartlineGalleryProps) {
  const element = useRef<HTMLElement>(null);
  // `ref` is a word of React's own; as an attribute it must be set by hand.
  const { ref, ...rest } = tracking;
  useEffect(() => {
    if (ref) element.current?.setAttribute('ref', ref);
    else element.current?.removeAttribute('ref');
  }, [ref]);
  useListener(element, 'heartline:ready', onReady);
  useListener(element, 'heartline:signup', onSignup);
  return <heartline-gallery {...props} {...rest} ref={element} />;
}

function useListener(
  element: { readonly current: HTMLElement | null },
  event: string,
  listener: (() => void) | undefined,
) {
  useEffect(() => {
    const node = element.current;
    if (!node || !listener) return undefined;
    const call = () => listener();
    node.addEventListener(event, call);
    return () => node.removeEventListener(event, call);
  }, [element, event, listener]);
}
