import { trackingNames } from '../shared/lander-tracking.ts';

/** `ref` is reserved by React: `tracking-ref` means the same everywhere. */
const names = ['site', 'locale', 'slug', 'audience', 'theme', 'tracking-ref', ...trackingNames] as const;
export type LanderAttribute = (typeof names)[number];

/** The attributes of an element, each with the equivalent property for scripts. */
export const landerAttributes: readonly { attribute: LanderAttribute; property: string }[] = names.map((attribute) => ({
  attribute,
  property: attribute.replace(/-(\w)/, (_dash, letter: string) => letter.toUpperCase()),
}));
