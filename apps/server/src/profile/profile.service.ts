import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { markLikeSeen } from '../likes/likes.service.ts';
import { findCell, shownDistance } from '../places/places.service.ts';
import { ifThereIsRoom } from '../platform/full-disk.ts';
import { notFound } from '../platform/http/errors.ts';
import type { PhotoFiles } from '../platform/media.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { loadMemberSummaries } from '../people/member-summary.store.ts';
import { findConversationId, findProfile, listShownPhotos, type ProfileRow } from './profile.store.ts';
import { noteVisit } from '../visits/visits.service.ts';
import { beholderOf } from '../people/visibility.ts';

type ProfileAnswer = EndpointAnswer<typeof endpoints.profile.get>['profile'];
type GalleryItem = ProfileAnswer['photos'][number];

/** The options for viewing a profile. */
type Look = EndpointRequest<typeof endpoints.profile.get>['query'];

/** One profile (MEM-03). Opening it clears its new-like flag and leaves a visit; prefetching it does neither. */
export async function openProfile(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  publicId: string,
  { ahead = false, as }: Pick<Look, 'ahead' | 'as'> = {},
): Promise<ProfileAnswer> {
  const { sql } = platform;
  const beholder = beholderOf(viewer);
  const row = await findProfile(sql, beholder, site.pool, publicId);
  const summary = row && (await loadMemberSummaries(platform, beholder, [row.id])).get(row.id);
  if (!row || !summary) throw notFound();
  const member = viewer.kind === 'visitor' ? undefined : viewer;
  const [photos, distance, conversationId] = await Promise.all([
    listShownPhotos(sql, beholder, row.id),
    // Fictional members cannot be met: none of them has a distance.
    member && !summary.fictional ? distanceTo(platform, member.memberId, row) : null,
    member ? findConversationId(sql, member.memberId, row.id) : null,
    member && !ahead ? ifThereIsRoom(markLikeSeen(platform, member, row.id)) : undefined,
    member && !ahead ? ifThereIsRoom(noteVisit(platform, member, row.id)) : undefined,
  ]);
  const own = member?.memberId === row.id;
  const visible = site.settings.visible_profile_fields;
  return {
    ...summary,
    about: row.about,
    attributes: visible.flatMap((name) =>
      row.attributes[name] === null ? [] : [{ name, value: row.attributes[name] }],
    ),
    interests: row.interests,
    seeking: row.seeking,
    languages: row.languages,
    photos: photos.map((photo) =>
      galleryItem(platform, viewer, photo, own ? as !== 'free' : viewer.kind === 'premium'),
    ),
    distance,
    // A blocked member, either way, has no profile at all for the other.
    blocked: false,
    conversation_id: conversationId,
  };
}

async function distanceTo(
  { sql }: Platform,
  viewerId: number,
  { id, cell_x, cell_y }: ProfileRow,
): Promise<number | null> {
  if (viewerId === id || cell_x === null || cell_y === null) return null;
  const own = await findCell(sql, viewerId);
  return own ? shownDistance(own, { x: cell_x, y: cell_y }) : null;
}

/** The main photo is for every viewer of the profile; more photos are for premium members (MEM-04, rules.md section 6). */
function galleryItem(
  { media }: Platform,
  viewer: Viewer,
  photo: PhotoFiles & { main: boolean },
  all: boolean,
): GalleryItem {
  const publicId = viewer.kind === 'visitor' ? '' : viewer.publicId;
  if (photo.main || all) {
    const { match: _match, ...image } = media.image(photo, publicId);
    return { ...image, state: 'active' };
  }
  const scale = 32 / Math.max(photo.width, photo.height, 32);
  return {
    // Not the photo's own id: nothing here leads to the original, now or after an upgrade.
    id: media.opaqueId('locked', publicId, photo.public_id),
    state: 'locked',
    thumb: media.sign(photo.file_blur, publicId),
    full: null,
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
    // The blurred picture reveals as much as may be revealed.
    colour: null,
  };
}
