import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey in software, as a phone keeps it. It answers what a browser would give to the site. */
export interface SoftwarePasskey {
  id: string;
  register(options: { challenge: string }, origin: string): Record<string, unknown>;
  signIn(options: { challenge: string }, origin: string): Record<string, unknown>;
}

/** Makes a passkey for a domain; `isPersonChecked` false is one whose owner showed neither finger nor PIN. */
export function makePasskey(domain: string, { isPersonChecked = true } = {}): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  const flags = 0x01 | (isPersonChecked ? 0x04 : 0);
  return {
    id,
    register({ challenge }, origin) {
      const clientData = clientDataOf('webauthn.create', challenge, origin);
      const credential = Buffer.concat([Buffer.alloc(16), length16(rawId.length), rawId, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(domain, flags | 0x40, 0), credential]);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    signIn({ challenge }, origin) {
      const clientData = clientDataOf('webauthn.get', challenge, origin);
      const authData = authenticatorData(domain, flags, 0);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(domain: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(domain).digest(), Buffer.from([flags]), count]);
}

/** COSE_Key: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 24 ? [0x40 | bytes.length] : bytes.length < 256 ? [0x58, bytes.length] : [0x59];
  const more = bytes.length < 256 ? Buffer.alloc(0) : length16(bytes.length);
  return Buffer.concat([Buffer.from(head), more, bytes]);
}

function length16(length: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(length);
  return bytes;
}
