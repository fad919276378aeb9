import type { EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { tellOfChange } from '../people/appearance.store.ts';
import { lockOwner } from '../photos/photos.store.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { isTooLong, longestStatement } from '../platform/text.ts';
import { endSessions } from '../session/session.service.ts';
import * as store from './moderation.store.ts';
import { giveNotice, type Statement } from '../notices/notices.service.ts';
import { findNotice, saveAppealDecision, setLifted, type NoticeRow } from '../notices/notices.store.ts';
import { refuseOwn } from './own-cause.ts';
import { createPhotoModeration, type Judgement } from './photo-moderation.service.ts';
import { findPhotoToJudge } from './photo-moderation.store.ts';
import { required } from './required-words.ts';

type Decision = EndpointRequest<typeof endpoints.moderation.decideReport>['body'];
type PhotoDecision = EndpointRequest<typeof endpoints.moderation.decidePhoto>['body'];
type Ground = Statement['ground'];

/** How the audit log names a moderator. */
export const actorOf = ({ publicId }: Pick<MemberViewer, 'publicId'>): string => `member:${publicId}`;
export const pictureOf = (photoId: string) => `/api/moderation/photos/${photoId}/picture`;

/** Moderators may not handle reports by or about themselves: the reported member must not learn the reporter. */
export function refuseParty(report: store.ReportInFull, { memberId }: MemberViewer): void {
  if (report.reported_id === memberId || report.reporter_id === memberId) throw new ServerError('forbidden');
}

export const queuedAnswer = (row: store.QueuedReport) => ({
  id: row.public_id,
  subject: row.subject,
  reason: row.reason,
  status: row.state,
  created_at: row.created_at.toISOString(),
  member: row.member,
  num_open: row.num_open,
});

export interface ModerationService {
  decidePhoto: (viewer: MemberViewer, photoId: string, body: PhotoDecision) => Promise<void>;
  decideReport: (viewer: MemberViewer, reportId: string, body: Decision) => Promise<void>;
  decideAppeal: (
    viewer: MemberViewer,
    noticeId: string,
    outcome: 'upheld' | 'overturned',
    answer: string,
  ) => Promise<void>;
  suppress: (viewer: MemberViewer, memberId: string, ground: Ground, facts: string) => Promise<void>;
  lift: (viewer: MemberViewer, noticeId: string, reason: string) => Promise<void>;
}

export function createModerationService(platform: Platform): ModerationService {
  const { sql, clock, jobs, events } = platform;
  const photos = createPhotoModeration(platform);

  /** Gives the members whose streams have grown. */
  async function disable(tx: Transaction, statement: Omit<Statement, 'kind'>): Promise<number[]> {
    const { actor, facts, memberId } = statement;
    return tellOfChange(tx, memberId, clock.now(), async () => {
      const publicId = await store.setDisabled(tx, memberId);
      if (publicId === undefined) throw new ServerError('conflict');
      await giveNotice(platform, tx, { ...statement, kind: 'account_disabled' });
      const entry = { actor, action: 'member.disable', subject: `member:${publicId}`, memberId, reason: facts };
      await writeAudit(tx, entry, clock.now());
    });
  }

  /** Reverses a decision, in the caller's transaction. Gives the members whose streams have grown. */
  async function takeBack(tx: Transaction, notice: NoticeRow): Promise<number[]> {
    if (!(await setLifted(tx, notice.id, clock.now()))) throw new ServerError('conflict');
    if (notice.kind !== 'account_disabled') return [];
    return tellOfChange(tx, notice.member_id, clock.now(), () => store.enableAgain(tx, notice.member_id));
  }

  return {
    async decidePhoto(viewer, photoId, body) {
      const photo = await findPhotoToJudge(sql, photoId);
      if (!photo) throw notFound();
      refuseOwn(photo.member_id, viewer);
      const actor = actorOf(viewer);
      if (body.decision === 'approve') return refuse(await photos.approve(photoId, actor));
      refuse(await photos.reject(photoId, { ground: body.ground, facts: body.facts, actor }));
    },

    async decideReport(viewer, reportId, body) {
      const actor = actorOf(viewer);
      const note = body.decision === 'dismiss' ? body.note.trim() : required('facts', body.facts);
      if (isTooLong(note, longestStatement)) throw invalidFields({ note: 'too_long' });
      const report = await store.findReportInFull(sql, reportId, clock.now());
      if (!report) throw notFound();
      refuseParty(report, viewer);
      const decide = async (tx: Transaction) => {
        const open = await store.lockOpenReport(tx, reportId);
        if (open === undefined) throw new ServerError('conflict');
        await store.saveDecision(tx, open, { decision: body.decision, note, actor, at: clock.now() });
        const entry = { actor, action: `report.${body.decision}`, subject: `report:${reportId}`, reason: note };
        await writeAudit(tx, { ...entry, memberId: report.reported_id }, clock.now());
      };
      if (body.decision === 'remove_photo') {
        const photoId = body.photo_id ?? report.photo_id;
        if (photoId === null || !(await store.isOwnPhoto(sql, report.reported_id, photoId)))
          throw invalidFields({ photo_id: 'required' });
        const statement = { reportId: report.id, ground: body.ground, facts: note, actor };
        return refuse(await photos.reject(photoId, statement, decide));
      }
      const disabled = await sql.begin(async (tx) => {
        // Locks the member before the report, as decisions about photos do: two decisions at once must not deadlock.
        await lockOwner(tx, report.reported_id);
        await decide(tx);
        if (body.decision === 'dismiss') return undefined;
        const statement = {
          memberId: report.reported_id,
          reportId: report.id,
          ground: body.ground,
          facts: note,
          actor,
        };
        if (body.decision === 'warn') {
          await giveNotice(platform, tx, { ...statement, kind: 'warning' });
          return undefined;
        }
        return { memberId: report.reported_id, told: await disable(tx, statement) };
      });
      if (disabled === undefined) return;
      events.wake(disabled.told);
      await endSessions(platform, disabled.memberId);
    },

    async decideAppeal(viewer, noticeId, outcome, answer) {
      const words = required('answer', answer);
      const notice = await findNotice(sql, noticeId);
      if (!notice) throw notFound();
      refuseOwn(notice.member_id, viewer);
      // A moderator may not judge an appeal against their own decision.
      if (notice.actor === actorOf(viewer)) throw new ServerError('forbidden');
      const told = await sql.begin(async (tx) => {
        const at = clock.now();
        if (!(await saveAppealDecision(tx, notice.id, outcome, words, at))) throw new ServerError('conflict');
        // The decision may have been lifted while the appeal waited.
        const woken = outcome === 'overturned' && notice.lifted_at === null ? await takeBack(tx, notice) : [];
        const entry = {
          actor: actorOf(viewer),
          action: `appeal.${outcome}`,
          subject: `notice:${noticeId}`,
          reason: words,
        };
        await writeAudit(tx, { ...entry, memberId: notice.member_id }, at);
        await jobs.enqueue(tx, { kind: 'mail.appeal', payload: { noticeId: notice.id }, runAt: at });
        return woken;
      });
      events.wake(told);
    },

    async suppress(viewer, memberId, ground, facts) {
      const words = required('facts', facts);
      const id = await store.findRestrictable(sql, memberId);
      if (id === undefined) throw notFound();
      const statement = { memberId: id, ground, facts: words, actor: actorOf(viewer) };
      events.wake(await sql.begin((tx) => disable(tx, statement)));
      await endSessions(platform, id);
    },

    async lift(viewer, noticeId, reason) {
      const words = required('reason', reason);
      const notice = await findNotice(sql, noticeId);
      if (!notice) throw notFound();
      refuseOwn(notice.member_id, viewer);
      const told = await sql.begin(async (tx) => {
        const woken = await takeBack(tx, notice);
        const at = clock.now();
        const entry = { actor: actorOf(viewer), action: 'notice.lift', subject: `notice:${noticeId}`, reason: words };
        await writeAudit(tx, { ...entry, memberId: notice.member_id }, at);
        await jobs.enqueue(tx, { kind: 'mail.appeal', payload: { noticeId: notice.id }, runAt: at });
        return woken;
      });
      events.wake(told);
    },
  };
}

function refuse(judgement: Judgement): void {
  if (judgement === 'unknown') throw notFound();
  if (judgement === 'unchanged' || judgement === 'altered') throw new ServerError('conflict');
}
