import { readPhotoKind } from '../../shared/files/photo-kind.ts';

/** Why a file could not be read as a picture: its kind is not accepted, or the file is damaged. */
export async function whyUnread(file: Blob): Promise<'photo_type' | 'photo_unreadable'> {
  return file.size === 0 || (await readPhotoKind(file)) ? 'photo_unreadable' : 'photo_type';
}
