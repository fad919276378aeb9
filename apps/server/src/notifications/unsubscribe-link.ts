import { mailKinds, type MailKind } from '@heartline/api-client/contract';

import type { Platform } from '../platform/platform.ts';
import { createSealer } from '../platform/sealed.ts';

/** What the link of a mail switches off. */
export interface Unsubscription {
  memberId: number;
  kind: MailKind;
}

const sealerOf = ({ config }: Pick<Platform, 'config'>) => createSealer(config.mediaSecret ?? '', 'unsubscribe');

/** The secret in the link. It can only unsubscribe, never expires, and needs no row. */
export const sealLink = (platform: Pick<Platform, 'config'>, { memberId, kind }: Unsubscription): string =>
  sealerOf(platform).seal([memberId, kind], '');

export function openLink(platform: Pick<Platform, 'config'>, token: string): Unsubscription | undefined {
  const [memberId, kind] = (sealerOf(platform).open(token, '') ?? []) as [number?, string?];
  const known = mailKinds.find((one) => one === kind);
  return memberId !== undefined && known ? { memberId, kind: known } : undefined;
}
