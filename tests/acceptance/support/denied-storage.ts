/** As in a frame without an origin of its own: all storage throws on access. */
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
