import { randomBytes, randomInt } from 'node:crypto';

import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { invalidFields, ServerError } from '../../platform/http/errors.ts';
import { newPublicId } from '../../platform/ids.ts';
import { keyed, sealDetails, type BankAccount, type Contact } from '../../platform/payments/debit-seal.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkOrder, type Buyer } from '../payments.service.ts';
import { moneyText } from '../money-text.ts';
import { paymentWords } from '../payment-words.ts';
import { ibanOf, mobileOf } from './bank-account.ts';
import { debitStateOf, openDebitTerms } from './debit-rules.ts';
import { debitMessages as messages } from '../debit.messages.ts';
import { deleteCode, insertCode } from './debit.store.ts';

export type DebitBody = EndpointRequest<typeof endpoints.payments.debitCode>['body'];
type Confirmation = EndpointAnswer<typeof endpoints.payments.debitCode>['confirmation'];

const codeMinutes = 10;
/** Seconds; the same as the limit `smsNext`. */
const resendAfter = 60;

/** The checked input of the form. */
export interface DebitDetails extends BankAccount, Contact {}

/**
 * Checks an order by direct debit and its payer, and sends the code that confirms both.
 * @throws ServerError validation_failed, conflict, code_…, payment_method_unavailable (the state says why), rate_limited;
 * payment_unavailable when no message can be sent
 */
export async function sendDebitCode(
  platform: Platform,
  buyer: Buyer,
  body: DebitBody,
  network: string,
): Promise<Confirmation> {
  const { sql, clock, config, sms } = platform;
  const { memberId, siteId, country, language } = buyer.viewer;
  const terms = openDebitTerms(platform, siteId);
  if (!terms || !sms) throw new ServerError('payment_method_unavailable');
  const details = detailsOf(body, country);
  const { package_id, code: discountCode, expected_total, return_to } = body;
  const { price } = await checkOrder(platform, buyer, { ...body, method: 'sdd' });
  const at = clock.now();
  if ((await debitStateOf(sql, memberId, { terms, amount: price.amount, at })) !== 'open')
    throw new ServerError('payment_method_unavailable');

  const taken = await takeLimits(platform, { memberId, phone: details.phone, network });
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const publicId = newPublicId();
  const reference = `HL${randomBytes(8).toString('hex').toUpperCase()}`;
  const expiresAt = new Date(at.getTime() + codeMinutes * 60_000);
  await sql.begin((tx) =>
    insertCode(tx, {
      public_id: publicId,
      member_id: memberId,
      reference,
      request: { package_id, code: discountCode, expected_total, return_to },
      sealed: sealDetails(config, details, reference),
      code_hash: codeHash(config, { publicId, iban: details.iban, amount: price.amount, otp }),
      created_at: at,
      expires_at: expiresAt,
    }),
  );
  const { say } = paymentWords(language);
  const text = say(messages.sms, {
    code: otp,
    amount: moneyText(price, language),
    site: buyer.siteName,
    minutes: codeMinutes,
  });
  try {
    await sms.send({ to: details.phone, text });
  } catch (error) {
    platform.log.warn({ err: error }, 'no SMS could be sent');
    await deleteCode(sql, publicId);
    await taken.giveBack();
    throw new ServerError('payment_unavailable', { retryAfter: 60 });
  }
  return {
    id: publicId,
    reference,
    minutes: codeMinutes,
    resend_after: resendAfter,
    phone_end: details.phone.slice(-2),
  };
}

/** Binds the code to this IBAN and this sum; without the key the hash reveals nothing. */
export const codeHash = (
  config: Platform['config'],
  { publicId, iban, amount, otp }: { publicId: string; iban: string; amount: number; otp: string },
): Buffer => keyed(config, 'code', publicId, iban, amount, otp);

/** Limits the messages that we can be made to send: by one member, to one number, and from one network. */
async function takeLimits(
  { limits, config }: Platform,
  { memberId, phone, network }: { memberId: number; phone: string; network: string },
): Promise<{ giveBack: () => Promise<void> }> {
  const member = `m:${memberId}`;
  // The table of limits contains no telephone numbers.
  const number = `p:${keyed(config, 'phone', phone).toString('base64url').slice(0, 22)}`;
  const all = [
    ['smsNext', member],
    ['smsMember', member],
    ['smsPhone', number],
    ['smsNetwork', member],
  ] as const;
  const taken: (typeof all)[number][] = [];
  const giveBack = async () => {
    for (const [rate, key] of taken) await limits.giveBack(rate, key, network);
  };
  try {
    for (const limit of all) {
      await limits.take(limit[0], limit[1], network);
      taken.push(limit);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { giveBack };
}

const longest = { holder: 70, street: 70, house_number: 16, zip: 16, city: 35 } as const;

/** @throws ServerError validation_failed with each field that is wrong */
function detailsOf(body: DebitBody, country: string): DebitDetails {
  const wrong: Parameters<typeof invalidFields>[0] = {};
  const text = (name: keyof typeof longest): string => {
    const given = body[name].normalize('NFC').replaceAll(/\s+/g, ' ').trim();
    if (given === '') wrong[name] = 'required';
    else if (given.length > longest[name]) wrong[name] = 'too_long';
    else if (/[\p{Cc}<>]/u.test(given) || !/[\p{L}\p{N}]/u.test(given)) wrong[name] = 'invalid';
    return given;
  };
  const details = {
    holder: text('holder'),
    street: text('street'),
    houseNumber: text('house_number'),
    zip: text('zip'),
    city: text('city'),
  };
  const account = ibanOf(body.iban);
  if (body.iban.trim() === '') wrong['iban'] = 'required';
  else if (!account) wrong['iban'] = 'invalid';
  else if (!account.sepa) wrong['iban'] = 'unknown_value';
  const phone = mobileOf(body.phone, country);
  if (body.phone.trim() === '') wrong['phone'] = 'required';
  else if (phone === undefined) wrong['phone'] = 'invalid';
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return { ...details, iban: account?.iban ?? '', phone: phone ?? '' };
}
