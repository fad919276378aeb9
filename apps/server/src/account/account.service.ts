import {
  attributeValues,
  type EndpointRequest,
  type endpoints,
  type FieldErrorCode,
} from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { invalidFields, notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { hasPiledMarks, isTooLong } from '../platform/text.ts';
import { findPlace, findRegion } from '../places/places.service.ts';
import type { Site } from '../platform/site.ts';
import { findHome, updateProfile, type Home, type ProfileChanges, type Spot } from './account.store.ts';

export type AccountInput = EndpointRequest<typeof endpoints.account.update>['body'];

const longestAbout = 2_000;

/** Changes the member's own profile; absent fields stay as they are. @throws ServerError validation_failed, rate_limited */
export async function updateAccount(
  platform: Platform,
  viewer: MemberViewer,
  site: Site,
  input: AccountInput,
): Promise<void> {
  const { sql, clock, events } = platform;
  const home = await findHome(sql, viewer.memberId);
  if (!home) throw notFound();
  const { changes, faults } = plainChanges(input, clock.now());
  const moved = await whereTo(sql, input, home, site);
  if ('fault' in moved) Object.assign(faults, moved.fault);
  else Object.assign(changes, moved.changes);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  if ('country' in changes || 'place_id' in changes) await countMove(platform, viewer.memberId);
  await updateProfile(sql, viewer.memberId, changes);
  events.send(viewer.memberId, { type: 'user_changed' });
  // The conversations gain or lose the read marks of the other members.
  if (input.shows_reading !== undefined) events.send(viewer.memberId, { type: 'chats_changed' });
}

/**
 * Limits changes of the own position by the hour and by the day (security.md section 6). A change refused by the daily limit does not count
 * for the hour. @throws ServerError rate_limited
 */
async function countMove({ limits }: Pick<Platform, 'limits'>, memberId: number): Promise<void> {
  const key = `m:${memberId}`;
  await limits.take('place', key, '');
  try {
    await limits.take('placeDay', key, '');
  } catch (error) {
    await limits.giveBack('place', key, '');
    throw error;
  }
}

/** All changes except the position. */
function plainChanges(
  input: AccountInput,
  now: Date,
): { changes: ProfileChanges; faults: Record<string, FieldErrorCode> } {
  const changes: ProfileChanges = {};
  const faults: Record<string, FieldErrorCode> = {};
  if (input.about !== undefined) {
    changes.about = input.about.trim();
    if (isTooLong(changes.about, longestAbout)) faults['about'] = 'too_long';
    else if (hasPiledMarks(changes.about)) faults['about'] = 'piled_marks';
  }
  if (input.gender !== undefined) changes.gender = input.gender;
  if (input.seeking !== undefined) changes.seeking = [...new Set(input.seeking)];
  if (input.languages !== undefined) changes.languages = [...new Set(input.languages)];
  if (input.shows_reading !== undefined) changes.shows_reading = input.shows_reading;
  if (input.shows_typing !== undefined) changes.shows_typing = input.shows_typing;
  if (input.photos_public !== undefined) {
    changes.photos_public = input.photos_public;
    // A consent is stored with its time.
    changes.photos_public_at = now;
  }
  if (input.interests !== undefined) changes.interests = [...new Set(input.interests)];
  for (const { name, value } of input.attributes ?? []) {
    const known: readonly string[] = attributeValues[name];
    if (value === null || known.includes(value)) changes[name] = value;
    else faults[`attributes.${name}`] = 'unknown_value';
  }
  return { changes, faults };
}

/**
 * Where the member lives afterwards. A town sets its region, country and cell too; a region sets its country; a change of country removes
 * the others. Nothing finer than the town's cell is ever stored, and instead of a small place its town is.
 */
async function whereTo(
  sql: Sql,
  input: AccountInput,
  home: Home,
  site: Site,
): Promise<{ changes: ProfileChanges } | { fault: Record<string, FieldErrorCode> }> {
  const { country = home.country, region, place } = input;
  if (country !== home.country && !site.settings.countries.includes(country))
    return { fault: { country: 'unknown_value' } };
  if (place) {
    const found = await findPlace(sql, place);
    if (!found || found.country !== country || (region && found.region_id !== region))
      return { fault: { place: 'unknown_value' } };
    const there = { place_id: found.town_id, cell_x: found.cell_x, cell_y: found.cell_y };
    if (isSame(there, home)) return { changes: {} };
    return { changes: { country, region_id: found.region_id, ...there } };
  }
  const nowhere = { place_id: null, cell_x: null, cell_y: null };
  if (region) {
    const found = await findRegion(sql, region);
    if (!found || found.country !== country) return { fault: { region: 'unknown_value' } };
    if (found.id === home.region_id) return { changes: place === null ? nowhere : {} };
    return { changes: { country, region_id: found.id, ...nowhere } };
  }
  if (country !== home.country || region === null) return { changes: { country, region_id: null, ...nowhere } };
  return { changes: place === null ? nowhere : {} };
}

const isSame = (one: Spot, other: Spot): boolean =>
  one.place_id === other.place_id && one.cell_x === other.cell_x && one.cell_y === other.cell_y;
