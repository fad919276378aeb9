import { readPhotoKind } from '../../shared/files/photo-kind.ts';

/** Why a file could not be read as a picture: it is of another kind, or of one that is taken and damaged. */
export async function whyUnread(file: Blob): Promise<'photo_type' | 'photo_unreadable'> {
  return file.size === 0 || (await readPhotoKind(file)) ? 'photo_unreadable' : 'photo_type';
}
