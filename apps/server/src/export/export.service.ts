import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { notFound, ServerError } from '../platform/http/errors.ts';
import { RawAnswer } from '../platform/http/raw-answer.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { createSealer, type Sealer } from '../platform/sealed.ts';
import { askOwnPassword } from '../session/own-password.service.ts';
import { enqueueMaking } from './export.jobs.ts';
import * as store from './export.store.ts';

type Copy = NonNullable<EndpointAnswer<typeof endpoints.export.get>['copy']>;

const sealerOf = ({ config }: Pick<Platform, 'config'>): Sealer => createSealer(config.mediaSecret ?? '', 'export');
/** An address is valid only for this export and this member. */
const boundTo = (memberId: string, copyId: string) => `${memberId}:${copyId}`;

/**
 * Requests an export of the member's data, which replaces the last one; a job makes it.
 * @throws ServerError password_wrong, account_blocked (minutes), conflict (one is under way), rate_limited, busy
 */
export async function requestExport(
  platform: Platform,
  { memberId }: MemberViewer,
  password: string,
  network: string,
): Promise<void> {
  const { sql, clock, events, limits, exportFiles } = platform;
  const known = await askOwnPassword(platform, memberId, password, network);
  if (!known) throw new ServerError('password_wrong');
  if (await store.isUnderWay(sql, memberId)) throw new ServerError('conflict');
  await limits.take('export', `m:${memberId}`, '');
  const last = await sql.begin(async (tx) => {
    await known.hold(tx);
    const at = clock.now();
    const replaced = await store.insertExport(tx, memberId, newPublicId(), at);
    if (!replaced) throw new ServerError('conflict');
    await enqueueMaking(platform, tx, memberId, at);
    await events.append(tx, memberId, { type: 'export_changed' }, at);
    return replaced.file;
  });
  events.wake([memberId]);
  // A file that cannot be removed here has no row any more: the sweep removes it.
  if (last !== null) await exportFiles.remove([last]);
}

/** The member's latest export. */
export async function readExport(platform: Platform, { memberId, publicId }: MemberViewer): Promise<Copy | null> {
  const row = await store.findExport(platform.sql, memberId);
  if (!row) return null;
  const ready = isReady(row, platform.clock.now());
  const token = ready ? sealerOf(platform).seal([], boundTo(publicId, row.public_id)) : undefined;
  return {
    id: row.public_id,
    state: row.state === 'ready' && !ready ? 'expired' : row.state,
    percent: row.percent,
    asked_at: row.asked_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    bytes: ready ? row.bytes : null,
    address: token === undefined ? null : `/api/me/export/file?token=${token}`,
  };
}

/** Ends exactly at its time, however late the sweep deletes the file. */
const isReady = ({ state, expires_at }: store.ExportRow, now: Date): boolean =>
  state === 'ready' && expires_at !== null && expires_at > now;

/** The file of a signed address, only for the member who got the address. @throws ServerError not_found */
export async function serveExport(
  platform: Platform,
  { memberId, publicId, siteId }: MemberViewer,
  token: string,
): Promise<RawAnswer> {
  const row = await store.findExport(platform.sql, memberId);
  if (!row?.file || !row.ready_at || !isReady(row, platform.clock.now())) throw notFound();
  if (!sealerOf(platform).open(token, boundTo(publicId, row.public_id))) throw notFound();
  const body = await platform.exportFiles.read(row.file);
  if (!body) throw notFound();
  return new RawAnswer(body, {
    'content-type': 'application/zip',
    'content-length': String(row.bytes),
    'content-disposition': `attachment; filename="${siteId}-${row.ready_at.toISOString().slice(0, 10)}.zip"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
}
