import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';
import { env } from '@/lib/server/env';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Without ENCRYPTION_KEYS, a new AUTH_SECRET makes data unreadable. */
const FALLBACK = 'auth';

/** Returns `NAME.BASE64`. Decryption needs the same `purpose`. */
export function encrypt(text: string, purpose: string): string {
  const name = env.ENCRYPTION_KEYS[0]?.name ?? FALLBACK;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, requireKey(name), nonce).setAAD(Buffer.from(purpose));
  const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${name}.${Buffer.concat(bytes).toString('base64url')}`;
}

/** Returns null for a missing key or another purpose. */
export function decrypt(encrypted: string, purpose: string): string | null {
  const [name = '', base64 = ''] = encrypted.split('.');
  const key = keyOf(name);
  const bytes = Buffer.from(base64, 'base64url');
  if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(name: string): Buffer | null {
  const given = env.ENCRYPTION_KEYS.find((key) => key.name === name);
  if (given) return Buffer.from(given.key, 'base64');
  return name === FALLBACK ? Buffer.from(hkdfSync('sha256', authSecret(), '', 'encryption', KEY_BYTES)) : null;
}

function requireKey(name: string): Buffer {
  const key = keyOf(name);
  if (!key) throw new Error(`no encryption key ${name}`);
  return key;
}
