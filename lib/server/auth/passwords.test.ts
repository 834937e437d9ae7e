import { hash } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords';
import { findPasswordProblem, hashPassword, isHashOutdated, verifyPassword } from './passwords';

describe('findPasswordProblem', () => {
  it.each([
    ['', 'tooShort'],
    ['abxyz', 'tooShort'],
    ['abxyzk', null],
    ['🔑🗝️🔒'.slice(0, 4), 'tooShort'],
    ['🔑🔑🔑🔑🔑🔑', null],
    ['k'.repeat(256), null],
    ['k'.repeat(257), 'tooLong'],
    ['🔑'.repeat(256), null],
    ['🔑'.repeat(257), 'tooLong'],
    // One ligature that normalises to eighteen letters.
    ['\ufdfa'.repeat(20), 'tooLong'],
    ['k'.repeat(5_000_000), 'tooLong'],
    ['123456', 'tooCommon'],
    ['PassWord1', 'tooCommon'],
    [' qwerty ', 'tooCommon'],
    ['contraseña', 'tooCommon'],
    ['contrasen\u0303a', 'tooCommon'],
    ['correct horse battery', null],
  ])('finds in %p %p', (password, problem) => {
    expect(findPasswordProblem(password)).toBe(problem);
  });

  it('has some two hundred common ones, long enough and in lower case', () => {
    expect(commonPasswords.size).toBeGreaterThan(200);
    for (const password of commonPasswords) {
      expect(password).toBe(password.toLowerCase().normalize('NFKC'));
      expect([...password].length).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('hashing', () => {
  it('is argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('abxyzk'), hashPassword('abxyzk')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  it('distinguishes passwords to the last character', async () => {
    const stored = await hashPassword('k'.repeat(255) + 'a');
    expect(await verifyPassword(stored, 'k'.repeat(255) + 'a')).toBe(true);
    expect(await verifyPassword(stored, 'k'.repeat(255) + 'b')).toBe(false);
    expect(await verifyPassword(stored, '')).toBe(false);
    expect(await verifyPassword(stored, 'k'.repeat(2_000))).toBe(false);
  });

  it('normalises composed letters, but not case', async () => {
    const stored = await hashPassword('señora');
    expect(await verifyPassword(stored, 'sen\u0303ora')).toBe(true);
    expect(await verifyPassword(stored, 'Señora')).toBe(false);
  });

  it('works as hard for unknown addresses', async () => {
    const stored = await hashPassword('abxyzk');
    const timeOf = async (passwordHash: string | null) => {
      // CPU of all threads: machine load distorts elapsed time.
      const start = process.cpuUsage();
      expect(await verifyPassword(passwordHash, 'wrong one')).toBe(false);
      const { system, user } = process.cpuUsage(start);
      return system + user;
    };
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 9; round += 1) {
      known = Math.min(known, await timeOf(stored));
      unknown = Math.min(unknown, await timeOf(null));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('detects older parameters', async () => {
    expect(isHashOutdated(await hashPassword('abxyzk'))).toBe(false);
    expect(isHashOutdated(await hash('abxyzk', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true);
  });
});
