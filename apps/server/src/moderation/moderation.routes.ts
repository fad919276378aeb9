import { endpoints } from '@heartline/api-client/contract';

import { unstoredPicture } from '../platform/http/picture.ts';
import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { listAudit } from './audit.store.ts';
import { lookAtMember, lookAtReport, lookedAtPicture, reportedPicture } from './looks.service.ts';
import { actorOf, createModerationService, pictureOf, queuedAnswer } from './moderation.service.ts';
import * as store from './moderation.store.ts';
import { noticeAnswer } from '../notices/notices.service.ts';

const numberOf = (cursor: string | undefined) => (cursor === undefined ? undefined : Number(cursor));

/** One page of rows, and the cursor of the next. The query asked for one row more than fits, which shows whether there is a next page. */
function pageOf<T extends { id: number }>(rows: readonly T[]): { page: T[]; next_cursor: string | null } {
  const page = rows.slice(0, store.pageSize);
  return { page, next_cursor: rows.length > page.length ? String(page.at(-1)?.id) : null };
}

/** Staff only. The moderator command decides which members are staff; no endpoint does. */
export function createModerationRoutes(platform: Platform): Route[] {
  const { sql, clock } = platform;
  const { moderation } = endpoints;
  const service = createModerationService(platform);
  const read = { policy: policies.staff, rate: 'read' } as const;
  const write = { policy: policies.staff, rate: 'write' } as const;
  return [
    route({
      endpoint: moderation.summary,
      ...read,
      handle: async (_request, context) => await store.countWaiting(sql, memberOf(context).memberId),
    }),
    route({
      endpoint: moderation.photos,
      ...read,
      handle: async ({ query }, context) => {
        const { memberId } = memberOf(context);
        const rows = await store.listWaitingPhotos(sql, memberId, numberOf(query.cursor) ?? 0, clock.now());
        const { page, next_cursor } = pageOf(rows);
        const { photos: num_waiting } = await store.countWaiting(sql, memberId);
        return {
          photos: page.map(({ id: _id, public_id, created_at, ...row }) => ({
            ...row,
            id: public_id,
            created_at: created_at.toISOString(),
            picture: pictureOf(public_id),
          })),
          num_waiting,
          next_cursor,
        };
      },
    }),
    route({
      endpoint: moderation.picture,
      ...read,
      handle: async ({ params }, context) =>
        unstoredPicture(await lookedAtPicture(platform, memberOf(context), params.id)),
    }),
    route({
      endpoint: moderation.decidePhoto,
      ...write,
      handle: async ({ params, body }, context) => {
        await service.decidePhoto(memberOf(context), params.id, body);
        return {};
      },
    }),
    route({
      endpoint: moderation.reports,
      ...read,
      handle: async ({ query }, context) => {
        const { memberId } = memberOf(context);
        const rows = await store.listQueuedReports(sql, memberId, query.status, numberOf(query.cursor), clock.now());
        const { page, next_cursor } = pageOf(rows);
        return { reports: page.map(queuedAnswer), next_cursor };
      },
    }),
    route({
      endpoint: moderation.look,
      ...write,
      handle: async ({ params, body }, context) => ({
        report: await lookAtReport(platform, memberOf(context), params.id, body.reason),
      }),
    }),
    route({
      endpoint: moderation.sentPicture,
      ...read,
      handle: async ({ params }, context) =>
        unstoredPicture(await reportedPicture(platform, memberOf(context), params.id, params.photo)),
    }),
    route({
      endpoint: moderation.lookAtMember,
      ...write,
      handle: async ({ params, body }, context) =>
        await lookAtMember(platform, memberOf(context), params.id, body.reason),
    }),
    route({
      endpoint: moderation.decideReport,
      ...write,
      handle: async ({ params, body }, context) => {
        await service.decideReport(memberOf(context), params.id, body);
        return {};
      },
    }),
    route({
      endpoint: moderation.appeals,
      ...read,
      handle: async ({ query }, context) => {
        const viewer = memberOf(context);
        const after = numberOf(query.cursor) ?? 0;
        const { page, next_cursor } = pageOf(await store.listAppeals(sql, viewer.memberId, after, clock.now()));
        const me = actorOf(viewer);
        const appeals = page.map((row) => ({
          notice: noticeAnswer(row, clock.now()),
          member: row.member,
          decided_by_me: row.actor === me,
        }));
        return { appeals, next_cursor };
      },
    }),
    route({
      endpoint: moderation.decideAppeal,
      ...write,
      handle: async ({ params, body }, context) => {
        await service.decideAppeal(memberOf(context), params.id, body.outcome, body.answer);
        return {};
      },
    }),
    route({
      endpoint: moderation.suppressions,
      ...read,
      handle: async ({ query }, context) => {
        const { memberId } = memberOf(context);
        const rows = await store.listInForce(sql, memberId, numberOf(query.cursor), clock.now());
        const { page, next_cursor } = pageOf(rows);
        const suppressions = page.map((row) => ({
          id: row.public_id,
          kind: row.kind,
          ground: row.ground,
          facts: row.facts,
          member: row.member,
          actor: row.actor,
          by: row.by,
          created_at: row.created_at.toISOString(),
          appeal: row.appeal_outcome ?? (row.appealed_at ? ('open' as const) : null),
        }));
        return { suppressions, next_cursor };
      },
    }),
    route({
      endpoint: moderation.suppress,
      ...write,
      handle: async ({ body }, context) => {
        await service.suppress(memberOf(context), body.member_id, body.ground, body.facts);
        return {};
      },
    }),
    route({
      endpoint: moderation.lift,
      ...write,
      handle: async ({ params, body }, context) => {
        await service.lift(memberOf(context), params.id, body.reason);
        return {};
      },
    }),
    route({
      endpoint: moderation.audit,
      ...read,
      handle: async ({ query }) => {
        const { cursor, ...asked } = query;
        const { page, next_cursor } = pageOf(await listAudit(sql, { before: numberOf(cursor), ...asked }));
        const entries = page.map(({ created_at, about_somebody, ...row }) => ({
          ...row,
          member_gone: about_somebody && row.member === null,
          created_at: created_at.toISOString(),
        }));
        return { entries, next_cursor };
      },
    }),
  ];
}
