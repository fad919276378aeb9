import type { Gender } from '@heartline/api-client';
import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import type { LanderApi, LanderInterest, LanderRegion } from './lander-api.ts';
import type { LanderExtra, LanderMember, LanderMemberInView, LanderSite } from './lander-data.ts';
import type { LanderTarget } from './lander-links.ts';
import type { LanderStep, SiteStep } from './lander-step.ts';
import type { LanderCatalog } from './lander-words.tsx';
import type { LanderPlay } from './use-play.ts';

/** What a picture is drawn from. */
export interface LanderPictureProps {
  api: LanderApi;
  /** Where the ways into the site lead. */
  target: LanderTarget;
  /** Undefined while it is not known, or cannot be. */
  site: LanderSite | undefined;
  /** Members with photos that visitors may see; undefined while they load. */
  members: readonly LanderMember[] | undefined;
  /** Of the visitor's country, where the lander asks for them; undefined while they load, none where there is no answer. */
  regions: readonly LanderRegion[] | undefined;
  /** What people of that country share, where the lander asks for it. */
  interests: readonly LanderInterest[] | undefined;
  /** The member in view, on that member's own landing pages. */
  member?: LanderMemberInView | undefined;
  /** What was answered so far, for a picture that changes with it. */
  play: LanderPlay;
  /** The question of now, to be placed where the picture wants it. */
  question: ReactNode;
  onSignup?: ((via: 'question' | 'face') => void) | undefined;
}

/** What one audience gets to see. */
export interface LanderVariant {
  gender?: Gender;
}

export interface LanderDefinition<Variant extends string = string> {
  /** The folder: `gallery` is the page /landers/gallery and the element `<heartline-gallery>`. */
  name: string;
  /** Title of the page. */
  title: MessageDescriptor;
  /** What it is about, below the title in search engines and where it is shared. The landing pages of a member are in none of them. */
  description?: MessageDescriptor;
  words: LanderCatalog;
  /** Audiences by the word for them in an address. A word that is none of them is the name of a campaign, and shows everybody. */
  variants: Readonly<Record<Variant, LanderVariant>>;
  /** Asked in this order; the last answer leads into the sign-up, which has them all. */
  steps: readonly (LanderStep | SiteStep)[];
  /** A landing page of a member, /members/{id}/<name>: it has no address of its own, and is not for partners' pages. */
  ofMember?: boolean;
  /** How many faces it shows at most. Without, no members are asked for. */
  faces?: number;
  /** What it shows besides. */
  extra?: LanderExtra;
  picture: ComponentType<LanderPictureProps>;
}

/** A lander: one idea, drawn by its picture. Page, element, React component and script follow from it by the name of its folder. */
export function defineLander<const Variant extends string>(lander: LanderDefinition<Variant>): LanderDefinition {
  return lander;
}

/** Whom the faces are of, for landers that have faces. */
export const audiences = { women: { gender: 'woman' }, men: { gender: 'man' } } as const;

/** The audience that an address names: by its slug, or by a word of its own beside the name of a campaign. */
export function variantOf(lander: LanderDefinition, ...words: (string | undefined)[]): LanderVariant {
  for (const word of words) {
    const name = word?.toLowerCase() ?? '';
    if (Object.hasOwn(lander.variants, name)) return lander.variants[name] ?? {};
  }
  return {};
}
