import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { busyIfDiskIsFull } from '../../full-disk.ts';
import { Tries } from '../../tries.ts';
import { splitForm, textOf } from './multipart.ts';

/** A file of a form, kept on disk until the request is answered: twenty large photos at once must not fill the memory. */
export interface UploadedFile extends Blob {
  readonly path: string;
}

export interface UploadedForm {
  fields: Record<string, string | UploadedFile>;
  /** Deletes the files. */
  discard: () => Promise<void>;
}

/** The file of a field, which the schema treats as a Blob. */
export function uploadedFile(field: Blob): UploadedFile {
  if (!('path' in field)) throw new Error('the field did not come with an upload');
  return field as UploadedFile;
}

const longestText = 10_000;

/** Reads a form while it arrives. A failure leaves no file behind. @throws ServerError bad_request, or busy for a full disk */
export async function receiveForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  directory: string,
): Promise<UploadedForm> {
  const fields: [string, string | UploadedFile][] = [];
  const paths: string[] = [];
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  try {
    for await (const { name, file, content } of splitForm(chunks, contentType)) {
      if (!file) {
        fields.push([name, await textOf(content, longestText)]);
        continue;
      }
      const path = join(directory, randomUUID());
      paths.push(path);
      await mkdir(directory, { recursive: true });
      await save(content, path);
      fields.push([name, Object.assign(await openAsBlob(path), { path })]);
    }
    return { fields: Object.fromEntries(fields), discard };
  } catch (error) {
    await discard();
    throw busyIfDiskIsFull(error);
  }
}

async function save(content: AsyncIterable<Buffer>, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const bytes of content) await file.writeFile(bytes);
  } finally {
    await file.close();
  }
}

/** Deletes the partial files of a killed process. @throws an error for files that could not be deleted, after everything else */
export async function sweepUploads(directory: string, before: Date): Promise<void> {
  const tries = new Tries();
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed && changed.mtime < before) await tries.do(() => rm(path, { force: true }));
  }
  tries.end();
}
