import { writeAudit } from '../platform/audit.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import { isOrigin } from '../platform/http/origin.ts';
import type { Platform } from '../platform/platform.ts';
import { insertPartner, revokePartner, saveToken, type NewPartner } from './partners.store.ts';

type Needs = Pick<Platform, 'sql' | 'clock'>;

export class PartnerError extends Error {
  override readonly name = 'PartnerError';
}

/** Registers a partner and returns their id. @throws PartnerError in words for the operator */
export async function addPartner({ sql, clock }: Needs, partner: NewPartner, actor: string): Promise<number> {
  const { siteId, name, network, origins, landers } = partner;
  if (!name.trim() || !/^[^\s,]{1,100}$/.test(network))
    throw new PartnerError('a partner has a name, and a network of 1 to 100 characters without spaces');
  if (origins.length === 0) throw new PartnerError('a partner has an origin such as https://partner.example');
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new PartnerError(`${wrong} is not an origin such as https://partner.example`);
  const unnamed = landers?.find((lander) => !/^[a-z0-9-]{1,40}$/.test(lander));
  if (unnamed !== undefined) throw new PartnerError(`${unnamed} is not the name of a lander such as gallery`);
  const now = clock.now();
  const id = await insertPartner(sql, partner, now);
  if (id === undefined)
    throw new PartnerError(`${siteId} has a partner of this network, or with one of these origins, already`);
  const details = { network, origins: [...origins], landers: landers && [...landers] };
  await writeAudit(sql, { actor, action: 'partner.add', subject: `partner:${id}`, details }, now);
  return id;
}

/** Disables their pages, figures and token at once, in every process. @returns false where there is nobody to revoke */
export async function endPartner({ sql, clock }: Needs, id: number, actor: string): Promise<boolean> {
  const now = clock.now();
  if (!(await revokePartner(sql, id, now))) return false;
  await writeAudit(sql, { actor, action: 'partner.revoke', subject: `partner:${id}` }, now);
  return true;
}

/** Creates a new token for the page with their figures, shown only this once; the previous token stops working. */
export async function giveToken({ sql, clock }: Needs, id: number, actor: string): Promise<string | undefined> {
  const token = newSecret();
  if (!(await saveToken(sql, id, hashSecret(token)))) return undefined;
  await writeAudit(sql, { actor, action: 'partner.token', subject: `partner:${id}` }, clock.now());
  return token;
}

/** Withdraws the token of their page; everything else about them stays. */
export async function takeToken({ sql, clock }: Needs, id: number, actor: string): Promise<boolean> {
  if (!(await saveToken(sql, id, null))) return false;
  await writeAudit(sql, { actor, action: 'partner.no-token', subject: `partner:${id}` }, clock.now());
  return true;
}
