import type { ConsentKind, EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { ageOn } from '../platform/age.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { addConsent, detailsForPartners, lastConsents } from './consents.store.ts';

type Consents = EndpointAnswer<typeof endpoints.consents.list>['consents'];

/** The kinds of consent that a site asks for. */
const kindsOf = ({ settings }: Site): ConsentKind[] => (settings.member_resell ? ['resell'] : []);

export async function consentsOf({ sql }: Platform, viewer: MemberViewer, site: Site): Promise<Consents> {
  const rows = await lastConsents(sql, viewer.memberId);
  return kindsOf(site).map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, given: row?.given ?? null, changed_at: row?.changed_at.toISOString() ?? null };
  });
}

/** @throws ServerError not_found if the site does not ask for it; a consent once given can still be withdrawn */
export async function setConsent(
  platform: Platform,
  viewer: MemberViewer,
  site: Site,
  kind: ConsentKind,
  given: boolean,
): Promise<Consents> {
  if (given && !kindsOf(site).includes(kind)) throw notFound();
  await addConsent(platform.sql, viewer.memberId, { kind, given, changed_at: platform.clock.now() });
  return consentsOf(platform, viewer, site);
}

export interface SharedDetails {
  email: string;
  age: number;
  gender: string;
  country: string;
  language: string;
  agreed_at: string;
}

/**
 * The details that partner sites may be given: only of members who agreed, only while the site asks, and only the fields that the question
 * names.
 */
export async function sharedDetails(
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  site: Site,
): Promise<SharedDetails[]> {
  if (!kindsOf(site).includes('resell')) return [];
  const today = clock.now().toISOString().slice(0, 10);
  const rows = await detailsForPartners(sql, site.id);
  return rows.map(({ birth_date, agreed_at, ...details }) => ({
    ...details,
    age: ageOn(birth_date, today),
    agreed_at: agreed_at.toISOString(),
  }));
}
