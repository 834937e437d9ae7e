import 'server-only';
import { hash, parseOptions, verify, type Algorithm, type Options } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords';
import { hashingQueue } from './hashing-queue';

/** OWASP, first choice for argon2id (2026). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const OPTIONS: Options = { ...PARAMETERS, algorithm: argon2id() };

const MIN_LENGTH = 6;
const MAX_LENGTH = 256;
/** Normalisation can lengthen input eighteen times. */
const MAX_UNITS = 4 * MAX_LENGTH;

/** Hash of an unknown password. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$78v82trQ2Exg5W72XZq/Yg$n70TF9t0h++JSr74ikqpxHnL4Ywl6vi4cRLpM/r+MYE';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon';

/** Lengths in characters. */
export function findPasswordProblem(password: string): PasswordProblem | null {
  if (password.length > MAX_UNITS) return 'tooLong';
  const characters = [...normalize(password)].length;
  if (characters < MIN_LENGTH) return 'tooShort';
  if (characters > MAX_LENGTH) return 'tooLong';
  return commonPasswords.has(normalize(password).trim().toLowerCase()) ? 'tooCommon' : null;
}

/** @throws HashingBusyError if the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return hashingQueue.run(() => hash(normalize(password), OPTIONS));
}

/**
 * Does the same work without a hash, so that the duration reveals nothing.
 * @throws HashingBusyError if the queue is full.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isPossible = password.length <= MAX_UNITS;
  const given = isPossible ? normalize(password) : '';
  const isRight = await hashingQueue.run(() => verify(passwordHash ?? DUMMY_HASH, given));
  return isRight && isPossible && passwordHash !== null;
}

export function isHashOutdated(passwordHash: string): boolean {
  const made = parseOptions(passwordHash);
  return (
    made.algorithm !== argon2id() ||
    Object.entries(PARAMETERS).some(([key, value]) => made[key as keyof typeof PARAMETERS] !== value)
  );
}

/** NIST SP 800-63B: composed and decomposed letters are equal. */
const normalize = (password: string) => password.normalize('NFKC');

/** Isolated modules cannot read the const enum. */
function argon2id(): Algorithm {
  return 2 as Algorithm;
}
