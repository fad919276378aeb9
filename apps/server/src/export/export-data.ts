import { lastTelling, toldSince, veiledTime } from '../people/veil.ts';
import type { Platform } from '../platform/platform.ts';
import { openDetails } from '../platform/payments/debit-seal.ts';
import * as data from './export-data.store.ts';
import type { Rows } from './json.ts';

/** Version of data.json, raised by any change that could break a program reading it (docs/export.md). */
export const exportVersion = 1;

/** The file of a member's photo in the export, if it has one. */
export const photoPath = ({ id, state }: Pick<data.OwnPhoto, 'id' | 'state'>): string | null =>
  state === 'rejected' ? null : `photos/${id}.webp`;
export const sentPhotoPath = ({ id, state }: Pick<data.OwnPhoto, 'id' | 'state'>): string | null =>
  state === 'rejected' ? null : `photos/sent/${id}.webp`;

/** All data held about a member, to be written as data.json. Rows are read when they are written. @param step is called for each message */
export async function exportData(
  { sql, config }: Pick<Platform, 'sql' | 'config'>,
  owner: data.Owner,
  step: () => void,
): Promise<object> {
  const { memberId, until } = owner;
  const { account, profile, settings, tracking } = await data.readAccount(sql, memberId);
  const namesSeen = account.premium_since !== null;
  const lastTold = lastTelling({ config }, until);
  const told = namesSeen ? null : { since: toldSince(lastTold), until: lastTold };
  return {
    version: exportVersion,
    until,
    account,
    profile,
    settings,
    tracking,
    devices: { signed_in: data.listDevices(sql, memberId), known: data.listKnownDevices(sql, memberId) },
    second_step: await data.readSecondStep(sql, memberId),
    passkeys: await data.listPasskeys(sql, memberId),
    mails: { choices: data.listMailChoices(sql, memberId), sent: data.listMails(sql, memberId) },
    age_check: await data.readAgeCheck(sql, memberId),
    consents: data.listConsents(sql, memberId),
    photos: withFile(data.listPhotos(sql, owner), photoPath),
    sent_photos: withFile(data.listSentPhotos(sql, owner), sentPhotoPath),
    searches: await data.readSearches(sql, memberId),
    likes: {
      given: data.listLikesGiven(sql, owner),
      received: asTold(data.listLikesReceived(sql, owner, told), namesSeen),
    },
    visits: {
      made: data.listVisitsMade(sql, owner),
      received: asTold(data.listVisitsReceived(sql, owner, told), namesSeen),
    },
    choices: data.listChoices(sql, owner),
    blocks: data.listBlocks(sql, owner),
    conversations: withMessages(sql, owner, step),
    held_messages: data.listHeldMessages(sql, owner),
    first_message: await data.readFirstMessage(sql, memberId),
    signup_progress: await data.readSignupProgress(sql, memberId),
    purchases: withMandate(config, data.listPurchases(sql, owner)),
    receipts: data.listReceipts(sql, owner),
    credits: { balance: await data.readBalance(sql, memberId), entries: data.listEntries(sql, owner) },
    discounts: { codes: data.listCodes(sql, memberId), used: data.listCodesUsed(sql, owner) },
    reports: data.listReports(sql, owner),
    notices: data.listNotices(sql, owner),
    complaints: data.listComplaints(sql, owner),
    deletion: await data.readDeletion(sql, memberId),
  };
}

/** As on the site: a reader who sees no names learns only the day, in the export too. */
async function* asTold(rows: Rows<data.Received>, namesSeen: boolean): AsyncGenerator<object> {
  for await (const row of rows) yield namesSeen ? row : { ...row, at: veiledTime(row.at) };
}

async function* withFile(
  photos: Rows<data.OwnPhoto>,
  pathOf: (photo: Pick<data.OwnPhoto, 'id' | 'state'>) => string | null,
): AsyncGenerator<object> {
  for await (const { file_full: _file, ...photo } of photos) yield { ...photo, file: pathOf(photo) };
}

/** The account that paid a purchase, if it was a direct debit; erased details are null. */
async function* withMandate(config: Platform['config'], purchases: Rows<data.PurchaseOfOwner>): AsyncGenerator<object> {
  for await (const { mandate, ...purchase } of purchases) {
    const { sealed_account: account, sealed_contact: contact, ...rest } = mandate ?? {};
    yield {
      ...purchase,
      direct_debit: mandate && {
        ...rest,
        account: openDetails(config, account ?? null, mandate.reference) ?? null,
        contact: openDetails(config, contact ?? null, mandate.reference) ?? null,
      },
    };
  }
}

async function* withMessages(sql: Platform['sql'], owner: data.Owner, step: () => void): AsyncGenerator<object> {
  for await (const conversation of data.listConversations(sql, owner)) {
    const { id, name, began_at, begun_by_me, muted } = conversation;
    yield { id, with: name, began_at, begun_by_me, muted, messages: counted(sql, owner, conversation, step) };
  }
}

async function* counted(
  sql: Platform['sql'],
  owner: data.Owner,
  conversation: data.ConversationOfOwner,
  step: () => void,
): AsyncGenerator<data.MessageOfOwner> {
  for await (const message of data.listMessages(sql, owner, conversation)) {
    step();
    yield message;
  }
}
