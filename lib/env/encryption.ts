import { z } from 'zod';

const KEY_BYTES = 32;

/** `NAME:KEY` pairs, the newest first; each key is 32 bytes in base64. */
const keys = z
  .string()
  .transform((value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(toKey),
  )
  .refine((pairs) => pairs.every(isKey), `must be NAME:KEY, each KEY 32 bytes in base64 (openssl rand -base64 32)`)
  .refine((pairs) => new Set(pairs.map(({ name }) => name)).size === pairs.length, 'names a key twice')
  .default([]);

export const encryptionVariables = {
  ENCRYPTION_KEYS: keys,
};

function toKey(pair: string) {
  const [name = '', key = ''] = pair.split(':');
  return { name, key };
}

const isKey = ({ key, name }: ReturnType<typeof toKey>) =>
  /^[a-z0-9-]{1,20}$/i.test(name) && Buffer.from(key, 'base64').length === KEY_BYTES;
