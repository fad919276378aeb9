import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { writeAudit } from '../platform/audit.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './looks.store.ts';
import { actorOf, pictureOf, queuedAnswer, refuseParty } from './moderation.service.ts';
import { findReportInFull, listReportsAbout } from './moderation.store.ts';
import { noticeAnswer } from '../notices/notices.service.ts';
import { listNotices } from '../notices/notices.store.ts';
import { refuseOwn } from './own-cause.ts';
import { required } from './required-words.ts';

type ReportLook = EndpointAnswer<typeof endpoints.moderation.look>['report'];
type MemberLook = EndpointAnswer<typeof endpoints.moderation.lookAtMember>;

/** Milliseconds for which a look opens the pictures it showed: about the time a moderator works on a case. */
export const lookLasts = 60 * 60_000;

/** Opens a report. The reason is recorded before anything is shown. @throws ServerError validation_failed, not_found, forbidden */
export async function lookAtReport(
  { sql, clock }: Platform,
  viewer: MemberViewer,
  publicId: string,
  reason: string,
): Promise<ReportLook> {
  const now = clock.now();
  const why = required('reason', reason);
  const row = await findReportInFull(sql, publicId, now);
  if (!row) throw notFound();
  refuseParty(row, viewer);
  const entry = { actor: actorOf(viewer), action: 'report.look', subject: `report:${publicId}`, reason: why };
  await writeAudit(sql, { ...entry, memberId: row.reported_id }, now);
  const [photos, messages, notices] = await Promise.all([
    store.listPhotosOf(sql, row.reported_id),
    row.conversation_id === null ? [] : store.listAround(sql, row.conversation_id, row.message_seq ?? 0),
    listNotices(sql, row.reported_id),
  ]);
  return {
    ...queuedAnswer(row),
    text: row.body,
    reporter: row.reporter,
    evidence: row.evidence,
    photos: photos.map(({ public_id: id }) => ({ id, picture: pictureOf(id), reported: id === row.photo_id })),
    messages: messages.map((message) => {
      const byReported = message.sender_id === row.reported_id;
      return {
        seq: message.seq,
        by_reported: byReported,
        kind: message.kind,
        text: message.body,
        item: message.item,
        about: message.about,
        // Nobody reported the reporter's own photos: they stay closed.
        picture: message.has_picture && byReported ? sentPictureOf(publicId, message.item ?? '') : null,
        sent_at: message.created_at.toISOString(),
        reported: message.seq === row.message_seq,
      };
    }),
    notices: notices.map((notice) => noticeAnswer(notice, now)),
    decision: row.decision,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

const sentPictureOf = (reportId: string, photoId: string) =>
  `/api/moderation/reports/${reportId}/photos/${photoId}/picture`;

/** Opens the data of a member that moderators may see, likewise. @throws ServerError validation_failed, not_found, forbidden */
export async function lookAtMember(
  { sql, clock }: Platform,
  viewer: MemberViewer,
  publicId: string,
  reason: string,
): Promise<MemberLook> {
  const now = clock.now();
  const why = required('reason', reason);
  const found = await store.findSuspect(sql, publicId, now);
  if (!found) throw notFound();
  // A moderator could guess from their own page who has reported them.
  refuseOwn(found.id, viewer);
  const entry = { actor: actorOf(viewer), action: 'member.look', subject: `member:${publicId}`, reason: why };
  await writeAudit(sql, { ...entry, memberId: found.id }, now);
  const [photos, notices, reports] = await Promise.all([
    store.listPhotosOf(sql, found.id),
    listNotices(sql, found.id),
    listReportsAbout(sql, found.id, now),
  ]);
  return {
    member: found.member,
    about: found.about,
    photos: photos.map(({ public_id: id, state }) => ({ id, picture: pictureOf(id), waiting: state === 'inspected' })),
    notices: notices.map((notice) => noticeAnswer(notice, now)),
    reports: reports.map(queuedAnswer),
  };
}

/** @throws ServerError not_found, also when no look is on record */
export const lookedAtPicture = (platform: Platform, viewer: MemberViewer, photoId: string): Promise<Uint8Array> =>
  readPicture(platform, viewer, (look) => store.findPictureFile(platform.sql, photoId, look));

/** @throws ServerError not_found, also when no look is on record */
export const reportedPicture = (
  platform: Platform,
  viewer: MemberViewer,
  reportId: string,
  photoId: string,
): Promise<Uint8Array> =>
  readPicture(platform, viewer, (look) => store.findSentPictureFile(platform.sql, reportId, photoId, look));

async function readPicture(
  { clock, photoFiles }: Platform,
  viewer: MemberViewer,
  find: (look: store.Look) => Promise<string | undefined>,
): Promise<Uint8Array> {
  const file = await find({ actor: actorOf(viewer), since: new Date(clock.now().getTime() - lookLasts) });
  const bytes = file === undefined ? undefined : await photoFiles.read(file);
  if (!bytes) throw notFound();
  return bytes;
}
