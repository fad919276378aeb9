/** Pictures of this page that stay sharp without the network. */
const most = 20;
const urls = new Map<string, string>();

/**
 * The address on this device of the picture of a message, by its client id: the same from the press on "send" until the page goes, so
 * that nothing blinks when the server's picture takes over. undefined when it was never sent from this page.
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
