import { fetchWithProgress, type ApiClient, type RequestOptions } from '@heartline/api-client';

import { setProgress } from './upload-progress.ts';

/** Uploads a picture, reporting the progress to its bubble. Uploading the same picture again changes nothing on the server. */
export async function uploadPhoto(
  api: ApiClient,
  clientId: string,
  photo: Blob,
  options: RequestOptions,
): Promise<void> {
  try {
    await api.chat.uploadPhoto(
      { clientId, photo },
      { ...options, fetch: fetchWithProgress((share) => setProgress(clientId, share)) },
    );
  } finally {
    setProgress(clientId, undefined);
  }
}
