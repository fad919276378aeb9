/**
 * An exact origin, such as https://partner.example: no path, no wildcard, written as a browser writes it. Plain http only for the local
 * machine.
 */
export function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url?.origin === text &&
    !text.includes('*') &&
    (url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname))
  );
}
