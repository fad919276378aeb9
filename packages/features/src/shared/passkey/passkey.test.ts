import { ApiError, NetworkError } from '@heartline/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { makePasskey, passkeyFaultOf, PasskeyError, showPasskey } from './passkey.ts';

const creation = JSON.stringify({
  challenge: 'AAAA',
  rp: { name: 'Heartline', id: 'localhost' },
  user: { id: 'AAAA', name: 'anna@example.com', displayName: 'Anna' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
});
const request = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] });

/** A browser in which the passkey dialog ends like this. */
function browser(does: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create: does, get: does } });
  vi.stubGlobal('location', { hostname: 'localhost' });
}
const failing = (name: string) => () => Promise.reject(new DOMException('', name));
const faultOf = async (asked: Promise<string>) => passkeyFaultOf(await asked.catch((error: unknown) => error));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('asking the browser for a passkey', () => {
  it('distinguishes a cancelled dialog, a passkey that exists already, and an unsupported browser', async () => {
    browser(failing('NotAllowedError'));
    expect([await faultOf(makePasskey(creation)), await faultOf(showPasskey(request))]).toEqual([
      'cancelled',
      'cancelled',
    ]);
    browser(failing('InvalidStateError'));
    expect(await faultOf(makePasskey(creation))).toBe('known');
    browser(failing('SecurityError'));
    expect(await faultOf(showPasskey(request))).toBe('unsupported');
    vi.unstubAllGlobals();
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(await faultOf(makePasskey(creation))).toBe('unsupported');
  });

  it("recognizes the server's errors about passkeys, and leaves others to the form", () => {
    const field = (name: string) =>
      new ApiError(400, { code: 'validation_failed', fields: [{ name, code: 'invalid' }] });
    expect(passkeyFaultOf(new ApiError(410, { code: 'link_invalid' }))).toBe('expired');
    expect(['passkey', 'response', 'code'].map((name) => passkeyFaultOf(field(name)))).toEqual([
      'unrecognised',
      'unrecognised',
      undefined,
    ]);
    expect(passkeyFaultOf(new NetworkError())).toBeUndefined();
    expect(passkeyFaultOf(new PasskeyError('known'))).toBe('known');
  });
});
