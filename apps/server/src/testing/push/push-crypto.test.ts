import { expect, it } from 'vitest';

import { openPush } from './push-crypto.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const keys = {
  privateKey: Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'),
  publicKey: Buffer.from(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    'base64url',
  ),
  auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'),
};
const body =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

it('decrypts the example of RFC 8291', () => {
  expect(openPush(Buffer.from(body, 'base64url'), keys)).toBe('When I grow up, I want to be a watermelon');
});

it('refuses data that was altered, or made for other keys', () => {
  const changed = Buffer.from(body, 'base64url');
  changed[100] = (changed[100] ?? 0) + 1;
  expect(() => openPush(changed, keys)).toThrow('authenticate');
  expect(() => openPush(Buffer.from(body, 'base64url'), { ...keys, auth: Buffer.alloc(16) })).toThrow('authenticate');
});
