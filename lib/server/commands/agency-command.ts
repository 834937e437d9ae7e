import 'server-only';
import { agencyDay } from '@/lib/appointments/agency-day';
import { z } from 'zod';
import { commandActor } from '@/lib/access/actor';
import { locales } from '@/lib/i18n/locales';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { env } from '@/lib/server/env';
import { resetSecondFactor } from '@/lib/server/services/staff/change-staff';
import { inviteStaff } from '@/lib/server/services/staff/invite-staff';
import { readStaffPage } from '@/lib/server/services/staff/staff-page';
import { SentenceError } from './sentence-error';

export const agencyCommand = z.object({
  action: z.enum(['add', 'reset', 'list']),
  email: z.string().trim().max(254).optional(),
  locale: z.enum(locales).default('es'),
});

type AgencyCommand = z.infer<typeof agencyCommand>;
type CommandResult = Readonly<{ rows: { members: number }; text: string }>;

/** @throws SentenceError */
export async function runAgencyCommand({ action, email, locale }: AgencyCommand): Promise<CommandResult> {
  if (action === 'list') return listAll();
  if (!email || !isEmailAddress(email)) {
    throw new SentenceError(`Enter an email address: npm run agency -- ${action} name@example.com`);
  }
  return action === 'add' ? add(email, locale) : reset(email);
}

async function add(email: string, locale: AgencyCommand['locale']): Promise<CommandResult> {
  const result = await inviteStaff(commandActor, { email, role: 'owner', teamId: null }, locale);
  if (result === 'alreadyStaff') {
    throw new SentenceError(`${email} is already staff: an owner changes roles at /dashboard/agency/staff.`);
  }
  const fate = env.SMTP_URL
    ? `It is sent through ${new URL(env.SMTP_URL).host}; npm run doctor says whether that works.`
    : `No SMTP_URL is set: the email with the link is written to ${env.MAIL_FOLDER}.`;
  return {
    rows: { members: 0 },
    text: `An invitation as owner is on its way to ${email}. Its link works once, for seven days. ${fate}`,
  };
}

async function reset(email: string): Promise<CommandResult> {
  const { members } = await readStaffPage(commandActor);
  const member = members.find((one) => one.email === normalizeEmail(email));
  const result = member ? await resetSecondFactor(commandActor, member.userId) : 'unknown';
  if (result !== 'done') throw new SentenceError(`${email} is not staff. To list all staff: npm run agency -- list`);
  return {
    rows: { members: 1 },
    text: `The second step of ${email} is removed, with its recovery codes: the next page of the desk asks to set it up again.`,
  };
}

async function listAll(): Promise<CommandResult> {
  const { invites, members } = await readStaffPage(commandActor);
  const lines = members.map(
    ({ email, name, role, state, since }) =>
      `${role.padEnd(6)}  ${state.padEnd(10)}  since ${agencyDay(since)}  ${email}${name === email ? '' : `  ${name}`}`,
  );
  const open = invites.map(
    ({ email, expiresAt, isExpired, role }) =>
      `${role.padEnd(6)}  ${isExpired ? 'expired   ' : 'invited   '}  until ${agencyDay(expiresAt)}  ${email}`,
  );
  const text = [...lines, ...open].join('\n') || 'No staff yet: npm run agency -- add name@example.com';
  return { rows: { members: members.length }, text };
}
