import { photoKindOf, photoStart, type PhotoKind } from '@heartline/api-client';

/** What a file is by its first bytes, as the server will find; undefined for what the site does not take. What the browser says of its type is read off its name. */
export async function readPhotoKind(file: Blob): Promise<PhotoKind | undefined> {
  return photoKindOf(new Uint8Array(await file.slice(0, photoStart).arrayBuffer()));
}
