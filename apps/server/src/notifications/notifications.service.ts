import {
  mailKinds,
  type EndpointAnswer,
  type EndpointRequest,
  type endpoints,
  type MailKind,
} from '@heartline/api-client/contract';

import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { mailSiteOf } from '../site/mail-site.ts';
import { isActivityKind, isWanted } from './mail-kinds.ts';
import { exampleOf } from './notification-mail.ts';
import { findReader, listChoices, saveChoices } from './notifications.store.ts';
import { openLink, type Unsubscription } from './unsubscribe-link.ts';

type Notifications = EndpointAnswer<typeof endpoints.notifications.get>;
type Wishes = EndpointRequest<typeof endpoints.notifications.set>['body']['mails'];
type Kind = { kind: MailKind; on: boolean };

/** The kinds of mail of one member. @throws ServerError not_found */
export async function notificationsOf({ sql }: Platform, { memberId }: MemberViewer): Promise<Notifications> {
  const [reader, rows] = await Promise.all([findReader(sql, memberId), listChoices(sql, memberId)]);
  if (!reader) throw notFound();
  const choices = new Map(rows.map((row) => [row.kind, row]));
  const mails = mailKinds.map((kind): Notifications['mails'][number] => ({
    kind,
    on: isWanted(kind, choices.get(kind)?.wanted),
    stopped_by: choices.get(kind)?.reason ?? null,
    example: isActivityKind(kind) ? exampleOf(kind, reader.language, mailSiteOf(reader.site_id)) : null,
  }));
  return { email: reader.email, mails };
}

/** Switches kinds on and off. Switching a kind on overrides any reason it was off for. @throws ServerError not_found */
export async function setNotifications(
  platform: Platform,
  viewer: MemberViewer,
  wishes: Wishes,
): Promise<Notifications> {
  const last = new Map(wishes.map(({ kind, on }) => [kind, { kind, wanted: on, reason: null }]));
  await saveChoices(platform.sql, viewer.memberId, [...last.values()], platform.clock.now());
  platform.events.send(viewer.memberId, { type: 'user_changed' });
  return await notificationsOf(platform, viewer);
}

/** The kind that a mail's link switches off. @throws ServerError link_invalid */
export async function unsubscriptionOf(platform: Platform, token: string): Promise<Kind> {
  const { kind, wanted } = await followLink(platform, token);
  return { kind, on: wanted };
}

/** Switches off the kind of a mail's link; one that was already off keeps its reason. @throws ServerError link_invalid */
export async function unsubscribe(platform: Platform, token: string): Promise<Kind> {
  const { memberId, kind, wanted } = await followLink(platform, token);
  if (wanted) {
    await saveChoices(platform.sql, memberId, [{ kind, wanted: false, reason: 'unsubscribe' }], platform.clock.now());
    platform.events.send(memberId, { type: 'user_changed' });
  }
  return { kind, on: false };
}

async function followLink(platform: Platform, token: string): Promise<Unsubscription & { wanted: boolean }> {
  const link = openLink(platform, token);
  if (!link || !(await findReader(platform.sql, link.memberId))) throw new ServerError('link_invalid');
  const rows = await listChoices(platform.sql, link.memberId);
  return { ...link, wanted: isWanted(link.kind, rows.find(({ kind }) => kind === link.kind)?.wanted) };
}
