import { fetchWithProgress, type ApiClient, type RequestOptions } from '@heartline/api-client';

import { setProgress } from './upload-progress.ts';

/** Brings a picture to the server, and tells the bubble how far it is. The same picture again changes nothing there. */
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
