import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import sharp, { type Sharp } from 'sharp';

import type { PhotoFileStore } from '../../platform/storage/photo-files.ts';
import type { TestMember, TestServer } from '../../testing/harness.ts';

type PhotoAnswer = EndpointAnswer<typeof endpoints.photos.list>['photos'][number];

/** A picture with content: stripes that differ by seed. */
export function picture(width = 800, height = 1000, seed = 1): Sharp {
  const stripes = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="${index * 12.5}%" width="12.5%" height="100%" fill="hsl(${(seed * 67 + index * 45) % 360} 60% ${30 + index * 5}%)"/>`,
  ).join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes}</svg>`),
  ).flatten();
}

export const jpeg = (seed = 1): Promise<Buffer> => picture(800, 1000, seed).jpeg().toBuffer();

export interface UploadOptions {
  /** Further fields. */
  form?: Record<string, string>;
  /** Idempotency-Key. */
  key?: string;
}

/** Uploads bytes as if they were a JPEG with that name. */
export function upload(
  server: TestServer,
  as: TestMember,
  bytes: Uint8Array,
  { form: fields = {}, key }: UploadOptions = {},
): Promise<Response> {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return server.request('POST', '/api/me/photos', {
    as,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
}

/** Uploads a photo and, by default, makes it visible to others as a moderator would. */
export async function givePhoto(
  server: TestServer,
  member: TestMember,
  { seed = 1, state = 'active' }: { seed?: number; state?: PhotoAnswer['status'] } = {},
): Promise<PhotoAnswer> {
  const response = await upload(server, member, await jpeg(seed));
  if (response.status !== 200) throw new Error(`upload answered ${response.status}: ${await response.text()}`);
  const { photo } = (await response.json()) as { photo: PhotoAnswer };
  await server.sql`update photos set state = ${state} where public_id = ${photo.id}`;
  return photo;
}

/** The member's own list. */
export async function photosOf(server: TestServer, as: TestMember): Promise<{ photos: PhotoAnswer[]; limit: number }> {
  const response = await server.request('GET', '/api/me/photos', { as });
  return (await response.json()) as { photos: PhotoAnswer[]; limit: number };
}

/** Names of all files in a storage last changed before this time. */
export async function filesIn(files: Pick<PhotoFileStore, 'olderThan'>, before: Date): Promise<string[]> {
  const all: string[] = [];
  for await (const names of files.olderThan(before)) all.push(...names);
  return all;
}

/** Names of all files below the upload folder, half-written ones included. */
export async function filesOf(server: TestServer): Promise<string[]> {
  const entries = await readdir(server.config.uploadDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Makes all files below the upload folder old enough for the sweep. */
export async function ageFiles(server: TestServer): Promise<void> {
  const old = new Date(server.clock.now().getTime() - 3_700_000);
  const paths = (await filesOf(server)).map((name) => join(server.config.uploadDir, name.slice(0, 2), name));
  await Promise.all(paths.map((path) => utimes(path, old, old)));
}

/** Names of received files whose request is still unanswered. */
export const received = (server: TestServer): Promise<string[]> => readdir(server.config.incomingDir).catch(() => []);
