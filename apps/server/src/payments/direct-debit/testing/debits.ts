import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { StoredSms } from '../../../platform/sms/sms.ts';
import type { TestMember, TestServer } from '../../../testing/harness.ts';

export type Payment = EndpointAnswer<typeof endpoints.payments.get>['payment'];
export type Confirmation = EndpointAnswer<typeof endpoints.payments.debitCode>['confirmation'];

export const details = {
  package_id: 'credits-100',
  expected_total: { amount: 1499, currency: 'EUR' },
  holder: 'Sanne de Vries',
  iban: 'DE89 3704 0044 0532 0130 00',
  street: 'Lange Straße',
  house_number: '12a',
  zip: '04109',
  city: 'Leipzig',
};

let numbers = 0;
/** A mobile number not yet used in these tests. */
export const newPhone = (): string => `+4915112${String((numbers += 1)).padStart(6, '0')}`;

export const askCode = (server: TestServer, as: TestMember, change: object = {}): Promise<Response> =>
  server.request('POST', '/api/direct-debit/code', { as, body: { ...details, phone: newPhone(), ...change } });

export const confirm = (server: TestServer, as: TestMember, { id }: Confirmation, otp: string): Promise<Response> =>
  server.request('POST', '/api/direct-debit', { as, body: { confirmation: id, otp } });

/** The messages sent, oldest first. */
export async function messages({ config }: Pick<TestServer, 'config'>): Promise<StoredSms[]> {
  const names = (await readdir(config.smsDir).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(config.smsDir, name), 'utf8')) as StoredSms),
  );
}

export const otpOf = ({ text }: StoredSms): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** A confirmation and the code sent for it. */
export async function sent(
  server: TestServer,
  as: TestMember,
  change: { phone?: string } & Record<string, unknown> = {},
) {
  const phone = change.phone ?? newPhone();
  const answer = await askCode(server, as, { ...change, phone });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { confirmation } = (await answer.json()) as { confirmation: Confirmation };
  const message = (await messages(server)).findLast(({ to }) => to === phone);
  if (!message) throw new Error('no SMS was sent');
  return { confirmation, message, otp: otpOf(message), wrong: otpOf(message) === '111111' ? '222222' : '111111' };
}

/** A debit that has been ordered. */
export async function ordered(
  server: TestServer,
  as: TestMember,
  change: Record<string, unknown> = {},
): Promise<Payment> {
  const { confirmation, otp } = await sent(server, as, change);
  const answer = await confirm(server, as, confirmation, otp);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { payment: Payment }).payment;
}

export const stateOf = async (server: TestServer, as: TestMember, packageId = 'credits-100') => {
  const answer = await server.request('GET', `/api/direct-debit?package_id=${packageId}`, { as });
  return ((await answer.json()) as EndpointAnswer<typeof endpoints.payments.debit>).direct_debit;
};
