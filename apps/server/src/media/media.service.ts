import { findReadableByFile } from '../chat/chat-photos.store.ts';
import { notFound } from '../platform/http/errors.ts';
import { pictureHeaders } from '../platform/http/picture.ts';
import { RawAnswer } from '../platform/http/raw-answer.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findPhotoByFile, type ServedPhoto } from '../photos/photos.store.ts';
import { readVeil } from '../people/veil-pictures.ts';

/** Seconds for which a browser may reuse a picture without asking: deleted and rejected pictures disappear everywhere within a minute. */
const cacheSeconds = 60;

/**
 * The picture at a signed address. The signature proves that this viewer was given the address; whether the viewer may still see the
 * picture is checked each time, so that a block, a deletion, a rejection or the end of premium affects saved addresses too.
 */
export async function serveMedia(
  { sql, media, photoFiles }: Pick<Platform, 'sql' | 'media' | 'photoFiles'>,
  viewer: Viewer,
  request: { name: string; expires: string; signature: string; ifNoneMatch: string | undefined },
): Promise<RawAnswer> {
  const publicId = viewer.kind === 'visitor' ? '' : viewer.publicId;
  if (!media.verify(request.name, request.expires, request.signature, publicId)) throw notFound();
  const veil = await readVeil(request.name);
  if (!veil) {
    const photo = await findPhotoByFile(sql, request.name, viewer.kind === 'visitor' ? {} : viewer);
    const seen = photo ? maySee(photo, request.name, viewer) : await maySeeInChat(sql, request.name, viewer);
    if (!seen) throw notFound();
  }
  const etag = `"${request.name}"`;
  const headers = {
    ...pictureHeaders,
    'cache-control': `private, max-age=${cacheSeconds}, must-revalidate`,
    // The answer varies by cookie, because it depends on the viewer, and by origin, because only registered partners may read it.
    vary: 'cookie, origin',
    etag,
  };
  if (request.ifNoneMatch === etag) return new RawAnswer(null, headers, 304);
  const bytes = veil ?? (await photoFiles.read(request.name));
  if (!bytes) throw notFound();
  return new RawAnswer(new Uint8Array(bytes), headers);
}

/** A photo in a conversation: only its two members may see it, and the recipient sees only the veil until they open it (CHAT-10). */
async function maySeeInChat(sql: Platform['sql'], file: string, viewer: Viewer): Promise<boolean> {
  if (viewer.kind === 'visitor' || viewer.kind === 'pending_deletion') return false;
  const photo = await findReadableByFile(sql, viewer.memberId, file);
  return photo !== undefined && (photo.opened || file === photo.file_blur);
}

/** Which sizes of which photo a viewer may see (MEM-04). */
function maySee(photo: ServedPhoto, file: string, viewer: Viewer): boolean {
  const blurred = file === photo.file_blur;
  if (photo.own) return photo.state !== 'rejected' || blurred;
  if (!photo.visible || photo.state !== 'active' || viewer.kind === 'pending_deletion') return false;
  if (blurred || viewer.kind === 'premium') return true;
  if (!photo.main) return false;
  return viewer.kind !== 'visitor' || file !== photo.file_full;
}
