import { ApiError, NetworkError } from '@heartline/api-client';

/** Why a passkey was not made, or not accepted. */
export type PasskeyFault = 'unsupported' | 'cancelled' | 'known' | 'unrecognised' | 'expired';

/** The browser or its owner has not shown a passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly fault: PasskeyFault;
  constructor(fault: PasskeyFault) {
    super(fault);
    this.fault = fault;
  }
}

/** For calls that may ask for a passkey: browsers do so on a press, not later when the network is back. */
export const atThePress = { networkMode: 'always' } as const;

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Undefined for errors unrelated to passkeys: a wrong password, no connection. */
export function passkeyFaultOf(error: unknown): PasskeyFault | undefined {
  if (error instanceof PasskeyError) return error.fault;
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'link_invalid') return 'expired';
  return error.fields.has('passkey') || error.fields.has('response') ? 'unrecognised' : undefined;
}

/**
 * Makes the browser create a passkey.
 * @param options from the server, as JSON
 * @returns the answer for the server, as JSON
 * @throws PasskeyError, NetworkError
 */
export const makePasskey = (options: string): Promise<string> =>
  asking(({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  );

/** Makes the browser show a passkey, in the same way. @throws PasskeyError, NetworkError */
export const showPasskey = (options: string): Promise<string> =>
  asking(({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  );

type Browser = typeof import('@simplewebauthn/browser');

const faults: Partial<Record<string, PasskeyFault>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

async function asking(ask: (browser: Browser) => Promise<object>): Promise<string> {
  if (!supportsPasskeys()) throw new PasskeyError('unsupported');
  const browser = await import('@simplewebauthn/browser').catch(() => {
    throw new NetworkError();
  });
  try {
    return JSON.stringify(await ask(browser));
  } catch (error) {
    const fault = error instanceof Error ? faults[error.name] : undefined;
    throw fault ? new PasskeyError(fault) : error;
  }
}
