import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import type { BlockMember } from '../blocks/blocks.service.ts';
import { invalidFields, notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { isTooLong, longestStatement } from '../platform/text.ts';
import * as store from './reports.store.ts';

export type ReportAnswer = EndpointAnswer<typeof endpoints.reports.send>['report'];
type ReportBody = EndpointRequest<typeof endpoints.reports.send>['body'];

/** Reports a member, and blocks them if requested. @throws ServerError not_found, validation_failed */
export async function reportMember(
  platform: Platform,
  block: BlockMember,
  viewer: MemberViewer,
  publicId: string,
  body: ReportBody,
): Promise<ReportAnswer> {
  const { sql, clock } = platform;
  const text = body.text.trim();
  if (isTooLong(text, longestStatement)) throw invalidFields({ text: 'too_long' });
  const reported = await store.findReported(sql, viewer, publicId);
  if (!reported) throw notFound();
  const subject = await subjectOf(platform, viewer, reported.id, body.subject);
  const row = await store.insertReport(sql, {
    publicId: newPublicId(),
    reporterId: viewer.memberId,
    reported,
    ...subject,
    reason: body.reason,
    text,
    at: clock.now(),
  });
  if (body.block) await block(viewer, publicId);
  return toAnswer(row);
}

async function subjectOf(
  { sql, media }: Platform,
  viewer: MemberViewer,
  reportedId: number,
  subject: ReportBody['subject'],
): Promise<Pick<store.NewReport, 'subject' | 'photoId' | 'conversationId' | 'seq'>> {
  const none = { photoId: null, conversationId: null, seq: null };
  if (subject.kind === 'profile') return { ...none, subject: 'profile' };
  if (subject.kind === 'photo') {
    const shown = await store.listShownPhotoIds(sql, reportedId);
    // A locked photo has another id for each viewer.
    const photoId = shown.find(
      (id) => id === subject.photo_id || media.opaqueId('locked', viewer.publicId, id) === subject.photo_id,
    );
    if (photoId === undefined) throw notFound();
    return { ...none, subject: 'photo', photoId };
  }
  const { conversation_id, seq } = subject;
  const conversationId = await store.findReceivedMessage(sql, viewer.memberId, reportedId, conversation_id, seq);
  if (conversationId === undefined) throw notFound();
  return { ...none, subject: 'message', conversationId, seq };
}

export const reportsOf = async ({ sql }: Platform, viewer: MemberViewer): Promise<ReportAnswer[]> =>
  (await store.listReports(sql, viewer.memberId)).map(toAnswer);

export async function reportOf({ sql }: Platform, viewer: MemberViewer, reference: string): Promise<ReportAnswer> {
  const row = await store.findReport(sql, viewer.memberId, reference);
  if (!row) throw notFound();
  return toAnswer(row);
}

const toAnswer = (row: store.ReportRow): ReportAnswer => ({
  reference: row.reference,
  subject: row.subject,
  name: row.name,
  reason: row.reason,
  text: row.body,
  status: row.state,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
