import { photoKindOf, photoStart, type PhotoKind } from '@heartline/api-client';

/**
 * The kind of a file by its first bytes, as the server will determine it; undefined if the site does not accept it. The browser's type
 * is only guessed from the name.
 */
export async function readPhotoKind(file: Blob): Promise<PhotoKind | undefined> {
  return photoKindOf(new Uint8Array(await file.slice(0, photoStart).arrayBuffer()));
}
