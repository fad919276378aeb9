/** JPEG, PNG, WebP and AVIF, by their first bytes. */
const kinds = /^(\u00FF\u00D8\u00FF|\u0089PNG|RIFF.{4}WEBP|.{4}ftyp.*avi[fs])/s;

/** Why a file could not be read as a picture: it is of another kind, or of one that is taken and damaged. */
export async function whyUnread(file: Blob): Promise<'photo_type' | 'photo_unreadable'> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  return bytes.length === 0 || kinds.test(String.fromCharCode(...bytes)) ? 'photo_unreadable' : 'photo_type';
}
