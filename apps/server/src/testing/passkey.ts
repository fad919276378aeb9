import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Made {
  response: string;
  /** The authenticator with the new key. */
  authenticator: Authenticator;
}
export interface Authenticator {
  id: string;
  /** Answers the options given to a browser. */
  answer: (options: string, change?: AnswerChange) => string;
}
interface AnswerChange {
  origin?: string;
  rpId?: string;
  /** Whether it has verified its user. @default true */
  verifies?: boolean;
  counter?: number;
}

/** Simulates a browser with a built-in authenticator (WebAuthn level 2), with a key on the curve P-256. */
export function makePasskey(options: string, { origin = '', verifies = true }: AnswerChange = {}): Made {
  const asked = JSON.parse(options) as { challenge: string; rp: { id: string }; user: { id: string } };
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const data = Buffer.concat([
    authenticatorData(asked.rp.id, { verifies, counter: 1, attested: true }),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey(publicKey),
  ]);
  // {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR.
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
  const credential = id.toString('base64url');
  const response = JSON.stringify({
    id: credential,
    rawId: credential,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData('webauthn.create', asked.challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  });
  return { response, authenticator: authenticatorOf(credential, privateKey, asked.user.id) };
}

function authenticatorOf(id: string, key: KeyObject, userHandle: string): Authenticator {
  let used = 1;
  return {
    id,
    answer(options, { origin = '', rpId, verifies = true, counter = (used += 1) } = {}) {
      const asked = JSON.parse(options) as { challenge: string; rpId: string };
      const client = clientData('webauthn.get', asked.challenge, origin);
      const data = authenticatorData(rpId ?? asked.rpId, { verifies, counter, attested: false });
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), key);
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      });
    },
  };
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  rpId: string,
  { verifies, counter, attested }: { verifies: boolean; counter: number; attested: boolean },
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = 0x01 | (verifies ? 0x04 : 0) | (attested ? 0x40 : 0);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** A text of less than 24 letters in CBOR. */
const text = (letters: string) => Buffer.concat([Buffer.from([0x60 + letters.length]), Buffer.from(letters)]);

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    left,
    Buffer.from([0x22, 0x58, 0x20]),
    right,
  ]);
}
