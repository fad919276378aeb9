/** The origin of a script, if it was served by a site: the address of a bundler or a file reveals none. */
export function scriptOrigin(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const ours = url?.pathname.startsWith('/embed/') === true;
  return ours && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
