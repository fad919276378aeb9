import { trackingNames } from '../shared/lander-tracking.ts';

/** `ref` is a word of React's own: `tracking-ref` says the same everywhere. */
const names = ['site', 'locale', 'slug', 'audience', 'theme', 'tracking-ref', ...trackingNames] as const;
export type LanderAttribute = (typeof names)[number];

/** What an element may be told, each with the property that says the same to a script. */
export const landerAttributes: readonly { attribute: LanderAttribute; property: string }[] = names.map((attribute) => ({
  attribute,
  property: attribute.replace(/-(\w)/, (_dash, letter: string) => letter.toUpperCase()),
}));
