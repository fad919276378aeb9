import { localeOf } from '@heartline/api-client/contract';

import type { Platform } from '../platform/platform.ts';
import type { Put } from '../platform/storage/export-files.ts';
import { mailSiteOf } from '../site/mail-site.ts';
import { exportData, photoPath, sentPhotoPath } from './export-data.ts';
import * as data from './export-data.store.ts';
import { conversationPage, conversationPath, indexPage, type PageReader } from './export-pages.ts';
import { exportWords } from './export-words.ts';
import type { Run } from './export.store.ts';
import { jsonOf, type Rows } from './json.ts';
import { createZip, encoded, type ZipWriter } from './zip.ts';

/** The progress, in steps of about the same length. */
export interface Progress {
  done: number;
  all: number;
}

/**
 * Writes the whole export as one zip: data.json, the pages that open without our site, and the photos. Rows are read in batches and
 * pictures one at a time, so that memory does not grow with the amount of data.
 */
export async function writeExport(
  platform: Platform,
  { member_id: memberId, asked_at: until }: Run,
  progress: Progress,
  put: Put,
): Promise<void> {
  const { sql } = platform;
  const owner: data.Owner = { memberId, until };
  const step = () => {
    progress.done += 1;
  };
  // Each message is written twice: for programs and for people.
  progress.all = 2 * (await data.countMessages(sql, memberId));
  const zip = createZip(put, until);
  await zip.add('data.json', encoded(jsonOf(await exportData(platform, owner, step))));
  const reader = await addIndex(platform, zip, owner);
  for await (const conversation of data.listConversations(sql, owner)) {
    const said = stepping(data.listMessages(sql, owner, conversation), step);
    const page = conversationPage(reader, conversation.name, said, (id) => sentPhotoPath({ id, state: 'active' }));
    await zip.add(conversationPath(conversation.id), encoded(page));
  }
  await addPhotos(platform, zip, data.listPhotos(sql, owner), photoPath);
  await addPhotos(platform, zip, data.listSentPhotos(sql, owner), sentPhotoPath);
  await zip.end();
}

async function* stepping<T>(rows: Rows<T>, step: () => void): AsyncGenerator<T> {
  for await (const row of rows) {
    step();
    yield row;
  }
}

async function addIndex({ sql }: Platform, zip: ZipWriter, owner: data.Owner): Promise<PageReader> {
  const { account, profile } = await data.readAccount(sql, owner.memberId);
  const { name, email, site, language, time_zone: timeZone, signed_up_at: signedUp } = account;
  const reader: PageReader = {
    locale: localeOf(language),
    timeZone: knownZone(timeZone),
    site: mailSiteOf(site).name,
    say: exportWords(language).say,
  };
  const page = indexPage(reader, {
    until: owner.until,
    account: { name, email: email ?? '', signedUp },
    profile: { about: profile.about, birthDate: profile.birth_date, country: profile.country },
    photos: paths(data.listPhotos(sql, owner), photoPath),
    conversations: data.listConversations(sql, owner),
    likes: data.listLikesGiven(sql, owner),
    visits: data.listVisitsMade(sql, owner),
    blocks: data.listBlocks(sql, owner),
    purchases: data.listPurchases(sql, owner),
    notices: data.listNotices(sql, owner),
    reports: data.listReports(sql, owner),
    complaints: data.listComplaints(sql, owner),
  });
  await zip.add('index.html', encoded(page));
  return reader;
}

/** The time zone comes from the browser of the sign-up: one that this server does not know must not prevent an export. */
function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

type PathOf = (photo: Pick<data.OwnPhoto, 'id' | 'state'>) => string | null;

async function* paths(photos: Rows<data.OwnPhoto>, pathOf: PathOf): AsyncGenerator<{ path: string }> {
  for await (const photo of photos) {
    const path = pathOf(photo);
    if (path !== null) yield { path };
  }
}

async function addPhotos(
  { photoFiles }: Platform,
  zip: ZipWriter,
  photos: Rows<data.OwnPhoto>,
  pathOf: PathOf,
): Promise<void> {
  for await (const photo of photos) {
    const path = pathOf(photo);
    // Missing if the photo was deleted since its row was read; then it does not belong in the export any more.
    const bytes = path === null ? undefined : await photoFiles.read(photo.file_full);
    if (path !== null && bytes) await zip.add(path, one(bytes), false);
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
