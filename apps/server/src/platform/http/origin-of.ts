import type { RequestContext } from './route.ts';

/** The origin for this member: the host they used, if it is one of the site's at our own port or at none, otherwise the public one. */
export function originOf({ header, site }: Pick<RequestContext, 'header' | 'site'>, publicOrigin: string): string {
  const { protocol, port: ourPort } = new URL(publicOrigin);
  const [, name = '', port = ''] = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(header('host')?.toLowerCase() ?? '') ?? [];
  if (!site.hosts.includes(name) || (port !== '' && port !== ourPort)) return publicOrigin;
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}
