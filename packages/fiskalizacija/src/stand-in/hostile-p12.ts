import forge from 'node-forge';

const { Class, Type, create, oidToDer, toDer } = forge.asn1;
const sequence = (...parts: forge.asn1.Asn1[]) => create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const bytes = (value: string) => create(Class.UNIVERSAL, Type.OCTETSTRING, false, value);
const integer = (hex: string) => create(Class.UNIVERSAL, Type.INTEGER, false, forge.util.hexToBytes(hex));
const oid = (name: string) =>
  create(Class.UNIVERSAL, Type.OID, false, oidToDer(forge.pki.oids[name] ?? name).getBytes());
const inner = (part: forge.asn1.Asn1) => create(Class.CONTEXT_SPECIFIC, 0, true, [part]);

/** A key that turns its password two thousand million times: hours of work. */
const endlessKey = () =>
  sequence(
    sequence(oid('pbeWithSHAAnd3-KeyTripleDES-CBC'), sequence(bytes('saltsalt'), integer('7fffffff'))),
    bytes('no key at all...'),
  );

/**
 * For tests: a P12 whose key would turn the password for hours. `isHidden` puts that key into an encrypted part, so that nobody
 * reads the count before the password has opened it.
 */
export function hostileP12(password: string, { isHidden }: { isHidden: boolean }): Uint8Array {
  const bags = sequence(sequence(oid('pkcs8ShroudedKeyBag'), inner(endlessKey())));
  const safe = isHidden
    ? sequence(oid('encryptedData'), inner(sequence(integer('00'), encrypted(bags, password))))
    : sequence(oid('data'), inner(bytes(toDer(bags).getBytes())));
  const safes = toDer(sequence(safe)).getBytes();
  const file = sequence(integer('03'), sequence(oid('data'), inner(bytes(safes))));
  return Buffer.from(toDer(file).getBytes(), 'binary');
}

function encrypted(part: forge.asn1.Asn1, password: string): forge.asn1.Asn1 {
  const { value } = forge.pki.encryptPrivateKeyInfo(part, password, { algorithm: '3des' }) as forge.asn1.Asn1;
  const [cipher, text] = value as [forge.asn1.Asn1, forge.asn1.Asn1];
  return sequence(oid('data'), cipher, create(Class.CONTEXT_SPECIFIC, 0, false, text.value));
}
