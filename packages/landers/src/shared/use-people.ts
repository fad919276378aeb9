import { useIntl } from 'react-intl';

import type { LanderMember, LanderSite } from './lander-data.ts';
import { landerLinks, type LanderTarget } from './lander-links.ts';
import { landerMessages } from './lander.messages.ts';

/** A member as a picture shows one: marked if fictional (LOC-10), with the link to the sign-up with that member in view (SGN-08). */
export interface LanderPerson {
  key: string;
  firstName: string;
  age: number;
  /** "Anna, 34" */
  name: string;
  /** Never more precise than the town that the site shows to visitors. */
  detail: string;
  src: string;
  /** Pictures of another origin are requested without cookies, by the rule for partners. */
  crossOrigin: 'anonymous' | undefined;
  fictional: boolean;
  fictionalLabel: string | undefined;
  /** Undefined if nobody can sign up. */
  href: string | undefined;
  /** A partner may frame this page; the sign-up is never shown in a frame. */
  target: '_top' | undefined;
}

/** Members with the texts and links of the page that shows them. */
export function usePeople(
  members: readonly LanderMember[],
  site: LanderSite | undefined,
  target: LanderTarget,
): LanderPerson[] {
  const intl = useIntl();
  const links = landerLinks(target);
  return members.map(({ id, name, age, place, region, country, photo, fictional }) => ({
    key: id,
    firstName: name,
    age,
    name: intl.formatMessage(landerMessages.face, { name, age }),
    detail: place ?? region ?? intl.formatDisplayName(country, { type: 'region' }) ?? '',
    src: links.picture(photo),
    crossOrigin: target.origin ? 'anonymous' : undefined,
    fictional,
    fictionalLabel: fictional ? site?.fictionalSingular : undefined,
    href: site?.closed ? undefined : links.memberSignup(id),
    target: target.origin ? '_top' : undefined,
  }));
}
