import { generateSync } from 'otplib';
import { RightError } from '@/lib/errors/right-error';
import { encryptTotpSecret, newTotpSecret } from '@/lib/server/auth/totp';
import { listActivity } from '@/lib/server/data/staff/activity';
import { createSession, loadSession } from '@/lib/server/data/accounts/sessions';
import { countRecoveryCodes, findSecondFactor, setTotpSecret } from '@/lib/server/data/staff/second-factors';
import { addStaff, findStaff, loadStaffSession } from '@/lib/server/data/staff/staff';
import { findInviteTo, listInvites } from '@/lib/server/data/staff/staff-invites';
import { findFeedCalendar, issueFeedSecret } from '@/lib/server/data/diary/calendar-feeds';
import { findCalendarSource, putCalendarSource } from '@/lib/server/data/diary/calendar-sources';
import { calendarOf } from '@/lib/server/data/diary/calendars';
import { acceptOwnInvitation, readOwnInvitation } from '@/lib/server/services/staff/own-invitation';
import { makeRecoveryCodes } from '@/lib/server/services/staff/recovery-codes';
import { verifyCode } from '@/lib/server/services/staff/verify-code';
import { changeStaff, endStaff, resign, resetSecondFactor } from '@/lib/server/services/staff/change-staff';
import { inviteStaff, resendInvitation, withdrawInvitation } from '@/lib/server/services/staff/invite-staff';
import { readStaffPage } from '@/lib/server/services/staff/staff-page';
import { emails, lastToken } from '@/tests/support/account-flows';
import { onDatabase } from '@/tests/support/database/engines';
import { clientOf, makeUser } from '@/tests/support/database/rows';
import { makeStaff } from '@/tests/support/make-staff';

const STEP_SECONDS = 30;
const verified = (email: string) => makeUser({ email, isEmailVerified: true });
const actionsOf = async () => (await listActivity({}, 50)).map(({ action }) => action);

async function withApp() {
  const user = await verified('eva@example.com');
  await addStaff(user.id, 'agent', null);
  const secret = newTotpSecret();
  await setTotpSecret(user.id, encryptTotpSecret(user.id, secret), null);
  const session = await createSession(user.id);
  const member = await findStaff(user.id);
  if (!member) throw new Error('no member');
  const code = (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });
  const enter = async (typed: string) => {
    const present = await findStaff(user.id);
    return verifyCode(present ?? member, session.id, typed);
  };
  return { member, session, code, enter };
}

onDatabase(({ run }) => {
  describe('an invitation', () => {
    it('makes staff of whoever has the address, once, without a second factor yet', async () => {
      const owner = await makeStaff('owner');
      expect(await inviteStaff(owner, { email: ' Eva@Example.com ', role: 'agent', teamId: null }, 'es')).toBe('done');
      expect(await emails(run)).toMatchObject([{ kind: 'staffInvitation', recipient: 'eva@example.com' }]);
      const token = await lastToken(run);
      const [row] = await run<{ hash: string }>('select hash from staff_invites');
      expect(row?.hash).not.toContain(token);
      const eva = await clientOf(await verified('eva@example.com'));
      expect(await readOwnInvitation(eva, null)).toEqual({ state: 'open', role: 'agent' });
      expect(await acceptOwnInvitation(eva)).toBe(true);
      expect(await findStaff(eva.id)).toMatchObject({ role: 'agent', enrolledAt: null, endedAt: null });
      expect(await acceptOwnInvitation(eva)).toBe(false);
      expect(await actionsOf()).toEqual(['staffJoined', 'staffInvited']);
    });

    it('says its address to whoever has the link, and nothing to anybody else', async () => {
      const owner = await makeStaff('owner');
      await inviteStaff(owner, { email: 'eva@example.com', role: 'agent', teamId: null }, 'en');
      const other = await clientOf(await verified('other@example.com'));
      const token = await lastToken(run);
      expect(await readOwnInvitation(other, token)).toEqual({ state: 'otherAddress', email: 'eva@example.com' });
      expect(await readOwnInvitation(other, `${token}x`)).toEqual({ state: 'none' });
      expect(await acceptOwnInvitation(other)).toBe(false);
      const unverified = await clientOf(await makeUser({ email: 'eva@example.com' }));
      expect(await readOwnInvitation(unverified, null)).toEqual({ state: 'none' });
      expect(await acceptOwnInvitation(unverified)).toBe(false);
    });

    it('ends when it is withdrawn, sent again or a week old', async () => {
      const owner = await makeStaff('owner');
      const eva = await clientOf(await verified('eva@example.com'));
      const invite = () => inviteStaff(owner, { email: 'eva@example.com', role: 'agent', teamId: null }, 'en');
      await invite();
      const [first] = await listInvites();
      const old = await lastToken(run);
      expect(await resendInvitation(owner, first?.id ?? '', 'en')).toBe('done');
      expect(await readOwnInvitation(await clientOf(await verified('o@example.com')), old)).toEqual({ state: 'none' });
      const [second] = await listInvites();
      expect(await withdrawInvitation(owner, second?.id ?? '')).toBe('done');
      expect(await withdrawInvitation(owner, second?.id ?? '')).toBe('unknown');
      expect(await acceptOwnInvitation(eva)).toBe(false);
      await invite();
      await run(`update staff_invites set expires_at = now() - interval '1 second'`);
      expect(await findInviteTo('eva@example.com')).toBeNull();
      expect(await acceptOwnInvitation(eva)).toBe(false);
    });

    it('is accepted once of two requests at once, and is nothing for present staff', async () => {
      const owner = await makeStaff('owner');
      const eva = await clientOf(await verified('eva@example.com'));
      await inviteStaff(owner, { email: 'eva@example.com', role: 'agent', teamId: null }, 'en');
      const results = await Promise.all([acceptOwnInvitation(eva), acceptOwnInvitation(eva)]);
      expect(results.filter(Boolean)).toHaveLength(1);
      const again = await inviteStaff(owner, { email: 'eva@example.com', role: 'agent', teamId: null }, 'en');
      expect(again).toBe('alreadyStaff');
    });
  });

  describe('the second step', () => {
    it('enrols with the first right code, and takes no code twice', async () => {
      const { member, session, code, enter } = await withApp();
      expect(await enter('000000')).toEqual({ status: 'error', code: 'wrongCode' });
      expect((await loadStaffSession(session.id))?.isVerified).toBe(false);
      const first = code();
      expect(await enter(first.replace(/(...)/, '$1 '))).toEqual({ status: 'done' });
      expect((await loadStaffSession(session.id))?.isVerified).toBe(true);
      expect((await findSecondFactor(member.userId))?.isEnrolled).toBe(true);
      expect(await enter(first)).toEqual({ status: 'error', code: 'wrongCode' });
      expect(await enter(code(1))).toEqual({ status: 'done' });
      expect(await enter(code())).toEqual({ status: 'error', code: 'wrongCode' });
      expect(await actionsOf()).toEqual(['secondFactorEnrolled']);
    });

    it('takes a code once of two requests at once, and none of a clock that is minutes off', async () => {
      const { code, enter } = await withApp();
      const typed = code();
      const results = await Promise.all([enter(typed), enter(typed)]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['done', 'error']);
      expect(await enter(code(4))).toEqual({ status: 'error', code: 'wrongCode' });
    });

    it('pauses after five wrong codes, for this account alone, even for the right one', async () => {
      const { code, enter } = await withApp();
      for (let time = 0; time < 5; time += 1) expect(await enter('123')).toMatchObject({ code: 'wrongCode' });
      expect(await enter(code())).toMatchObject({ code: 'paused', retryAfter: expect.any(Number) });
      await run(`update rate_limits set window_end = now() - interval '1 second'`);
      expect(await enter(code())).toEqual({ status: 'done' });
    });

    it('ends after eight hours without use and after a day', async () => {
      const { sessionId } = await makeStaff('agent');
      const isVerified = async () => (await loadStaffSession(sessionId))?.isVerified;
      const ago = (column: string, hours: number) =>
        run(`update sessions set ${column} = now() - interval '${hours} hours' where id = '${sessionId}'`);
      await ago('mfa_seen_at', 7.9);
      expect(await isVerified()).toBe(true);
      await ago('mfa_at', 23.9);
      expect(await isVerified()).toBe(true);
      await ago('mfa_at', 24.1);
      expect(await isVerified()).toBe(false);
      await ago('mfa_at', 9);
      await ago('mfa_seen_at', 8.1);
      expect(await isVerified()).toBe(false);
      expect(await loadSession(sessionId)).not.toBeNull();
    });

    it('takes each recovery code once, however it is typed, and only the newest ten', async () => {
      const actor = await makeStaff('agent');
      await run(`update staff set enrolled_at = now()`);
      const earlier = await makeRecoveryCodes(actor);
      const codes = await makeRecoveryCodes(actor);
      expect(new Set([...earlier, ...codes]).size).toBe(20);
      const enter = async (typed: string) => {
        const member = await findStaff(actor.userId);
        return member && verifyCode(member, actor.sessionId, typed);
      };
      const [first = ''] = codes;
      expect(await enter(earlier[0] ?? '')).toMatchObject({ code: 'wrongCode' });
      expect(await enter(first.toLowerCase().replaceAll(' ', '-'))).toEqual({ status: 'done' });
      expect(await enter(first)).toMatchObject({ code: 'wrongCode' });
      expect(await countRecoveryCodes(actor.userId)).toBe(9);
      const rows = await run<{ hash: string }>('select hash from recovery_codes');
      expect(JSON.stringify(rows)).not.toContain(first.replaceAll(' ', ''));
    });
  });

  describe('the team', () => {
    it('is changed, reset and ended by owners, and all of it is in the log', async () => {
      const owner = await makeStaff('owner');
      const agent = await makeStaff('agent');
      await makeRecoveryCodes(agent);
      await inviteStaff(owner, { email: 'eva@example.com', role: 'agent', teamId: null }, 'en');
      expect(await changeStaff(owner, { userId: agent.userId, role: 'owner', teamId: 'x' })).toBe('done');
      expect(await resetSecondFactor(owner, agent.userId)).toBe('done');
      expect((await loadStaffSession(agent.sessionId))?.isVerified).toBe(false);
      expect(await countRecoveryCodes(agent.userId)).toBe(0);
      expect(await run(`select kind, recipient from jobs where kind = 'secondStepReset'`)).toEqual([
        { kind: 'secondStepReset', recipient: agent.email },
      ]);
      expect(await endStaff(owner, agent.userId, null)).toBe('done');
      expect(await loadSession(agent.sessionId)).toBeNull();
      expect(await loadStaffSession(agent.sessionId)).toBeNull();
      expect(await endStaff(owner, agent.userId, null)).toBe('unknown');
      const page = await readStaffPage(owner);
      expect(page.members.map(({ state }) => state)).toEqual(['unenrolled', 'ended']);
      expect(page.invites).toHaveLength(1);
      expect((await actionsOf()).toReversed().slice(2)).toEqual([
        'staffRoleChanged',
        'staffLinked',
        'secondFactorReset',
        'staffEnded',
      ]);
    });

    it('takes a former member back with another second factor and no calendar address', async () => {
      const owner = await makeStaff('owner');
      const agent = await makeStaff('agent');
      const { id } = await calendarOf({ staffId: agent.userId });
      await putCalendarSource(id, 'encrypted', []);
      const address = await issueFeedSecret(id);
      expect(await findFeedCalendar(address)).toBe(id);
      await endStaff(owner, agent.userId, null);
      await inviteStaff(owner, { email: agent.email, role: 'owner', teamId: null }, 'en');
      expect(await acceptOwnInvitation({ id: agent.userId, verifiedEmail: agent.email })).toBe(true);
      expect([await findFeedCalendar(address), await findCalendarSource(id)]).toEqual([null, null]);
      expect(await findStaff(agent.userId)).toMatchObject({ role: 'owner', enrolledAt: null, endedAt: null });
    });

    it('withdraws the invitations of whoever goes', async () => {
      const owner = await makeStaff('owner');
      const second = await makeStaff('owner');
      await inviteStaff(second, { email: 'eva@example.com', role: 'owner', teamId: null }, 'en');
      expect(await resign(second, null)).toBe('done');
      expect((await readStaffPage(owner)).invites).toEqual([]);
    });

    it('keeps its last owner', async () => {
      const owner = await makeStaff('owner');
      await makeStaff('agent');
      const { userId } = owner;
      expect(await resign(owner, null)).toBe('lastOwner');
      expect(await endStaff({ kind: 'system', name: 'command' }, userId, null)).toBe('lastOwner');
      expect(await changeStaff(owner, { userId, role: 'agent', teamId: null })).toBe('lastOwner');
      expect(await findStaff(userId)).toMatchObject({ role: 'owner', endedAt: null });
    });

    it('keeps one of two owners who leave, or demote each other, at once', async () => {
      const [one, two] = [await makeStaff('owner'), await makeStaff('owner')];
      const results = await Promise.all([resign(one, null), resign(two, null)]);
      expect(results.toSorted()).toEqual(['done', 'lastOwner']);
      const left = (await readStaffPage(one)).members.filter(({ state }) => state !== 'ended');
      expect(left).toMatchObject([{ role: 'owner' }]);
      const third = await makeStaff('owner');
      const [first] = left;
      const demotions = await Promise.all([
        changeStaff(third, { userId: first?.userId ?? '', role: 'agent', teamId: null }),
        changeStaff(third, { userId: third.userId, role: 'agent', teamId: null }),
      ]);
      expect(demotions.toSorted()).toEqual(['done', 'lastOwner']);
    });

    it('is read by agents and changed by none of them', async () => {
      const owner = await makeStaff('owner');
      const agent = await makeStaff('agent');
      await inviteStaff(owner, { email: 'eva@example.com', role: 'agent', teamId: null }, 'en');
      const page = await readStaffPage(agent);
      expect(page.members).toHaveLength(2);
      expect(page.invites).toEqual([]);
      const [invite] = await listInvites();
      for (const actor of [agent, { kind: 'client', userId: agent.userId } as const]) {
        for (const attempt of [
          () => inviteStaff(actor, { email: 'x@example.com', role: 'owner', teamId: null }, 'en'),
          () => resendInvitation(actor, invite?.id ?? '', 'en'),
          () => withdrawInvitation(actor, invite?.id ?? ''),
          () => changeStaff(actor, { userId: agent.userId, role: 'owner', teamId: null }),
          () => resetSecondFactor(actor, owner.userId),
          () => endStaff(actor, owner.userId, null),
        ]) {
          await expect(attempt()).rejects.toBeInstanceOf(RightError);
        }
      }
      await expect(readStaffPage({ kind: 'client', userId: agent.userId })).rejects.toBeInstanceOf(RightError);
      expect(await listInvites()).toHaveLength(1);
    });
  });
});
