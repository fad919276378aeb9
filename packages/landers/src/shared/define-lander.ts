import type { Gender } from '@heartline/api-client';
import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import type { LanderApi, LanderInterest, LanderRegion } from './lander-api.ts';
import type { LanderExtra, LanderMember, LanderMemberInView, LanderSite } from './lander-data.ts';
import type { LanderTarget } from './lander-links.ts';
import type { LanderStep, SiteStep } from './lander-step.ts';
import type { LanderCatalog } from './lander-words.tsx';
import type { LanderPlay } from './use-play.ts';

/** The data that a picture renders. */
export interface LanderPictureProps {
  api: LanderApi;
  /** Base of the links into the site. */
  target: LanderTarget;
  /** Undefined until it is loaded, or if that fails. */
  site: LanderSite | undefined;
  /** Members with photos that visitors may see; undefined while they load. */
  members: readonly LanderMember[] | undefined;
  /** Regions of the visitor's country, if the lander requests them; undefined while they load, empty without an answer. */
  regions: readonly LanderRegion[] | undefined;
  /** Interests that people of that country share, if the lander requests them. */
  interests: readonly LanderInterest[] | undefined;
  /** The member in view, on that member's own landing pages. */
  member?: LanderMemberInView | undefined;
  /** The answers so far, for a picture that changes with them. */
  play: LanderPlay;
  /** The current question, which the picture positions. */
  question: ReactNode;
  onSignup?: ((via: 'question' | 'face') => void) | undefined;
}

/** Variant of the lander for one audience. */
export interface LanderVariant {
  gender?: Gender;
}

export interface LanderDefinition<Variant extends string = string> {
  /** The folder: `gallery` is the page /landers/gallery and the element `<heartline-gallery>`. */
  name: string;
  /** Title of the page. */
  title: MessageDescriptor;
  /** Description below the title in search engines and shared links. The landing pages of a member appear in neither. */
  description?: MessageDescriptor;
  words: LanderCatalog;
  /** Audiences by their word in an address. Any other word is the name of a campaign, and shows everybody. */
  variants: Readonly<Record<Variant, LanderVariant>>;
  /** Asked in this order; the last answer leads into the sign-up, which receives them all. */
  steps: readonly (LanderStep | SiteStep)[];
  /** A landing page of a member, /members/{id}/<name>: it has no address of its own, and cannot be embedded by partners. */
  ofMember?: boolean;
  /** Highest number of faces. Without it, no members are requested. */
  faces?: number;
  /** Further data that it shows. */
  extra?: LanderExtra;
  picture: ComponentType<LanderPictureProps>;
}

/** A lander: one idea, rendered by its picture. Page, element, React component and script follow from it by the name of its folder. */
export function defineLander<const Variant extends string>(lander: LanderDefinition<Variant>): LanderDefinition {
  return lander;
}

/** Audiences of landers with faces. */
export const audiences = { women: { gender: 'woman' }, men: { gender: 'man' } } as const;

/** The audience in an address: its slug, or a separate word beside the name of a campaign. */
export function variantOf(lander: LanderDefinition, ...words: (string | undefined)[]): LanderVariant {
  for (const word of words) {
    const name = word?.toLowerCase() ?? '';
    if (Object.hasOwn(lander.variants, name)) return lander.variants[name] ?? {};
  }
  return {};
}
