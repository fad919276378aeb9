/** Where a script came from, if that was a site: a bundler's or a file's address says nothing. */
export function scriptOrigin(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const ours = url?.pathname.startsWith('/embed/') === true;
  return ours && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
