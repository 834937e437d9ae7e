import 'server-only';
import { randomInt } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import { countRecoveryCodes, replaceRecoveryCodes } from '@/lib/server/data/staff/second-factors';
import { findStaff } from '@/lib/server/data/staff/staff';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { recordOwn } from './record-own';

const CODES = 10;
/** 80 bits: an unsalted hash cannot be brute-forced. */
const LENGTH = 16;
/** Without I, L, O and U, which are easily misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The new ones cannot be shown again. */
export async function makeRecoveryCodes({ userId }: StaffActor): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await inTransaction(async () => {
    await replaceRecoveryCodes(userId, codes);
    const member = await findStaff(userId);
    if (member) await recordOwn(member, 'recoveryCodesMade');
  });
  return codes.map((code) => code.match(/.{4}/g)?.join(' ') ?? code);
}

export const countOwnRecoveryCodes = ({ userId }: StaffActor): Promise<number> => countRecoveryCodes(userId);

export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
