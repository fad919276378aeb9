/** As in a frame that may not be of its own origin: whatever remembers anything throws as soon as it is touched. */
export function denyStorage(): void {
  const denied = () => {
    throw new DOMException('The document is sandboxed and lacks the same-origin flag.', 'SecurityError');
  };
  const deny = (of: object, name: string) =>
    Object.defineProperty(of, name, { configurable: true, get: denied, set: denied });
  deny(Document.prototype, 'cookie');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) deny(window, name);
  for (const name of ['serviceWorker', 'locks', 'storage']) deny(Navigator.prototype, name);
}
