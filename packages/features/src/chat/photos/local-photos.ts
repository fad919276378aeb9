/** Number of this page's pictures that stay sharp without the network. */
const most = 20;
const urls = new Map<string, string>();

/**
 * The local address of a message's picture, by client id: the same from the press on "send" until the page is closed, so that nothing
 * flickers when the server's picture is available. undefined if it was not sent from this page.
 */
export function localPhotoUrl(clientId: string, photo?: Blob): string | undefined {
  const known = urls.get(clientId);
  if (known !== undefined || !photo) return known;
  const url = URL.createObjectURL(photo);
  urls.set(clientId, url);
  const [oldest] = urls;
  if (urls.size > most && oldest) {
    urls.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1]);
  }
  return url;
}
