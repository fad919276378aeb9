import { createElement, useEffect, useRef, type ComponentType, type HTMLAttributes } from 'react';

import type { Tracking } from '../shared/lander-tracking.ts';

export interface HeartlineLanderProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'slot'> {
  /** Address of the site the lander leads to: https://www.example.com */
  site: string;
  /** Language, as in BCP 47. @default that of the page */
  locale?: string;
  /** Name of the campaign, or an audience. */
  slug?: string;
  /** `women` or `men`, if the lander has faces. @default everybody */
  audience?: string;
  /** @default as the page */
  theme?: 'light' | 'dark';
  /** Added to the address of every link to the site. */
  tracking?: Tracking;
  /** Called when everything shows. */
  onReady?: () => void;
  /** Called when a visitor leaves for the sign-up. */
  onSignup?: () => void;
}

/**
 * A lander's element for React. Import `@heartline/landers/embed/<tag>.js`, or load it from the site, to define the element; its styles
 * and those of your page do not affect each other.
 */
export function createHeartlineLander(tag: `heartline-${string}`): ComponentType<HeartlineLanderProps> {
  return function HeartlineLander({ tracking = {}, onReady, onSignup, ...props }: HeartlineLanderProps) {
    const element = useRef<HTMLElement>(null);
    const { ref, ...rest } = tracking;
    useListener(element, 'heartline:ready', onReady);
    useListener(element, 'heartline:signup', onSignup);
    return createElement(tag, { ...props, ...rest, ...(ref ? { 'tracking-ref': ref } : {}), ref: element });
  };
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
