import 'server-only';
import { hash, parseOptions, verify, type Algorithm, type Options } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords';
import { hashingQueue } from './hashing-queue';

/** OWASP's first choice for argon2id, 2026: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const OPTIONS: Options = { ...PARAMETERS, algorithm: argon2id() };

const MIN_LENGTH = 6;
const MAX_LENGTH = 256;
/** Long input is refused before it is looked at more closely: normalising can make it eighteen times as long. */
const MAX_UNITS = 4 * MAX_LENGTH;

/** Hash of a password that nobody knows, made once with the same parameters. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$78v82trQ2Exg5W72XZq/Yg$n70TF9t0h++JSr74ikqpxHnL4Ywl6vi4cRLpM/r+MYE';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon';

/** What is wrong with a password that somebody wants to set, or null. Lengths are in characters, not in bytes. */
export function findPasswordProblem(password: string): PasswordProblem | null {
  if (password.length > MAX_UNITS) return 'tooLong';
  const characters = [...normalize(password)].length;
  if (characters < MIN_LENGTH) return 'tooShort';
  if (characters > MAX_LENGTH) return 'tooLong';
  return commonPasswords.has(normalize(password).trim().toLowerCase()) ? 'tooCommon' : null;
}

/**
 * The encoded argon2id hash of a password.
 * @throws HashingBusyError where too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  return hashingQueue.run(() => hash(normalize(password), OPTIONS));
}

/**
 * Whether the password is the one of the hash. Without a hash (unknown address, an account without a password) it
 * does the same work and says no, so that the time tells nothing.
 * @throws HashingBusyError where too many wait.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  // Nobody could have set it: the work is done all the same, with a short one in its place.
  const isPossible = password.length <= MAX_UNITS;
  const given = isPossible ? normalize(password) : '';
  const isRight = await hashingQueue.run(() => verify(passwordHash ?? NOBODYS_HASH, given));
  return isRight && isPossible && passwordHash !== null;
}

/** True for a hash made with other parameters than today's: make it anew at the next sign-in. */
export function isHashOutdated(passwordHash: string): boolean {
  const made = parseOptions(passwordHash);
  return (
    made.algorithm !== argon2id() ||
    Object.entries(PARAMETERS).some(([key, value]) => made[key as keyof typeof PARAMETERS] !== value)
  );
}

/** A letter typed as one character or as two is the same letter (NIST SP 800-63B). */
const normalize = (password: string) => password.normalize('NFKC');

/** The package's enumeration is const, which a compiler of single files cannot read. */
function argon2id(): Algorithm {
  return 2 as Algorithm;
}
