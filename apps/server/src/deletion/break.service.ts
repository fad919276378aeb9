import { randomInt } from 'node:crypto';

import { lockMember } from '../identity/account.store.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { companies } from '../site/sites.data.ts';
import { beginBreak, giveCode, type DiscountGiven } from './break.store.ts';
import { hide } from './deletion.service.ts';

/** Hides the account from everybody until its owner logs in again. */
export async function pause(platform: Platform, { memberId }: MemberViewer): Promise<void> {
  await hide(platform, memberId, async (tx) => {
    if (!(await beginBreak(tx, memberId))) throw notFound();
  });
}

/** The company's discount for members who stay: once in the life of an account. @throws ServerError not_found if there is none */
export async function stay({ sql }: Platform, { memberId }: MemberViewer, site: Site): Promise<DiscountGiven> {
  const percentage = companies[site.companyId]?.delete_discount ?? 0;
  if (percentage === 0) throw notFound();
  return sql.begin(async (tx) => {
    await lockMember(tx, memberId);
    return giveCode(tx, memberId, newCode(), percentage);
  });
}

/** Letters and digits that are not mistaken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = () => `STAY-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
