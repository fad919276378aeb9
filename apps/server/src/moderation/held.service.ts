import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { sendContent } from '../chat/chat.service.ts';
import { contentHash } from '../photos/photos.service.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Transaction } from '../platform/database.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './held.store.ts';
import { actorOf } from './moderation.service.ts';
import { giveNotice } from '../notices/notices.service.ts';
import { refuseOwn } from './own-cause.ts';
import { required } from './required-words.ts';

type Decision = EndpointRequest<typeof endpoints.moderation.decideHeld>['body'];
type Outcome = EndpointAnswer<typeof endpoints.moderation.decideHeld>['outcome'];

/**
 * A moderator's decision about a held message (security.md section 8). Releasing it charges the sender the price they were shown; refusing
 * it charges nothing and gives the reason.
 * @throws ServerError not_found, forbidden, conflict, validation_failed
 */
export async function decideHeld(
  platform: Platform,
  viewer: MemberViewer,
  publicId: string,
  body: Decision,
): Promise<Outcome> {
  const { sql } = platform;
  const held = await store.findWaiting(sql, publicId);
  if (!held) throw (await store.isKnown(sql, publicId)) ? new ServerError('conflict') : notFound();
  refuseOwn(held.sender_id, viewer);
  return body.decision === 'release' ? release(platform, viewer, held) : refuse(platform, viewer, held, body);
}

async function release(platform: Platform, viewer: MemberViewer, held: store.HeldMessage): Promise<Outcome> {
  await checkFile(platform, held);
  await decide(platform, viewer, held, 'approved');
  const {
    sender_id: senderId,
    conversation_public_id: conversation,
    client_id: clientId,
    kind,
    body,
    item,
    about,
    price,
  } = held;
  try {
    await sendContent(
      platform,
      senderId,
      conversation,
      clientId,
      { kind, body, item, about, price },
      { unlimited: true },
    );
    return 'delivered';
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    // The sender has too few credits, or the recipient is gone: the sender's device sends again and learns which.
    await platform.sql.begin((tx) => tellSender(platform, tx, held));
    platform.events.wake([senderId]);
    return 'not_delivered';
  }
}

async function refuse(
  platform: Platform,
  viewer: MemberViewer,
  held: store.HeldMessage,
  { ground, facts }: Extract<Decision, { decision: 'refuse' }>,
): Promise<Outcome> {
  const what = required('facts', facts);
  const also = async (tx: Transaction) => {
    const statement = {
      memberId: held.sender_id,
      kind: 'message_refused',
      ground,
      facts: what,
      actor: actorOf(viewer),
    } as const;
    await giveNotice(platform, tx, statement);
    await tellSender(platform, tx, held);
  };
  await decide(platform, viewer, held, 'refused', { reason: what, also });
  platform.events.wake([held.sender_id]);
  await platform.photoFiles.remove([held.file_full, held.file_thumb, held.file_blur].filter((file) => file !== null));
  return 'refused';
}

/** Writes the decision to the audit log, once: the second of two moderators gets an error. */
async function decide(
  { sql, clock }: Platform,
  viewer: MemberViewer,
  held: store.HeldMessage,
  state: 'approved' | 'refused',
  refusal?: { reason: string; also: (tx: Transaction) => Promise<void> },
): Promise<void> {
  const at = clock.now();
  const actor = actorOf(viewer);
  await sql.begin(async (tx) => {
    if (!(await store.saveHeldDecision(tx, held, state, actor, at))) throw new ServerError('conflict');
    const action = state === 'approved' ? 'message.release' : 'message.refuse';
    const entry = { actor, action, subject: `held:${held.public_id}`, memberId: held.sender_id };
    await writeAudit(tx, { ...entry, reason: refusal?.reason }, at);
    await refusal?.also(tx);
  });
}

/** The file must still be the one that the moderator checked. */
async function checkFile({ photoFiles }: Platform, held: store.HeldMessage): Promise<void> {
  if (held.kind !== 'photo') return;
  const bytes = held.file_full && (await photoFiles.read(held.file_full));
  if (!bytes || !held.content_hash || !contentHash(bytes).equals(held.content_hash)) throw new ServerError('conflict');
}

/** Makes the sender's devices reload the conversation list; their outbox then asks about the held messages. */
const tellSender = ({ events, clock }: Platform, tx: Transaction, held: store.HeldMessage) =>
  events.append(tx, held.sender_id, { type: 'chats_changed' }, clock.now());
