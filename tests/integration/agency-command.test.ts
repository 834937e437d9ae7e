import { runAgencyCommand } from '@/lib/server/commands/agency-command';
import { examineStaff } from '@/lib/server/commands/doctor/staff';
import { listActivity } from '@/lib/server/data/staff/activity';
import { loadStaffSession } from '@/lib/server/data/staff/staff';
import { acceptOwnInvitation } from '@/lib/server/services/staff/own-invitation';
import { emails } from '@/tests/support/account-flows';
import { onDatabase } from '@/tests/support/database/engines';
import { clientOf, makeUser } from '@/tests/support/database/rows';
import { makeStaff } from '@/tests/support/make-staff';

const EMAIL = 'marta@example.com';
const list = async () => (await runAgencyCommand({ action: 'list', locale: 'es' })).text;

onDatabase(({ run, engine }) => {
  it('invites the first owner before anybody has an account', async () => {
    expect(await list()).toContain('No staff yet');
    const { text } = await runAgencyCommand({ action: 'add', email: EMAIL, locale: 'en' });
    expect(text).toMatch(/on its way to marta@example\.com.*No SMTP_URL is set/);
    expect(await emails(run)).toMatchObject([{ kind: 'staffInvitation', recipient: EMAIL }]);
    expect(await list()).toMatch(/owner +invited +until .* marta@example\.com/);
    const marta = await clientOf(await makeUser({ email: EMAIL, isEmailVerified: true }));
    expect(await acceptOwnInvitation(marta)).toBe(true);
    expect(await list()).toMatch(/owner +unenrolled +since .* marta@example\.com/);
    expect((await listActivity({}, 5)).map(({ actorName, action }) => `${actorName} ${action}`)).toEqual([
      `${EMAIL} staffJoined`,
      'command staffInvited',
    ]);
    await expect(runAgencyCommand({ action: 'add', email: EMAIL, locale: 'en' })).rejects.toThrow('is already staff');
  });

  it('removes a lost second step', async () => {
    const { email, sessionId } = await makeStaff('agent');
    await runAgencyCommand({ action: 'reset', email: email.toUpperCase(), locale: 'es' });
    expect((await loadStaffSession(sessionId))?.isVerified).toBe(false);
    expect(await listActivity({ action: 'secondFactorReset' }, 5)).toHaveLength(1);
    expect(await run(`select recipient from jobs where kind = 'secondStepReset'`)).toEqual([{ recipient: email }]);
  });

  it.each([undefined, 'marta', 'a@b', `x'; drop table staff`])('refuses %s as an address', async (email) => {
    await expect(runAgencyCommand({ action: 'add', email, locale: 'es' })).rejects.toThrow('Enter an email address');
  });

  it('says that nobody has the address', async () => {
    await expect(runAgencyCommand({ action: 'reset', email: EMAIL, locale: 'es' })).rejects.toThrow('is not staff');
  });

  it('lets the doctor say whether second steps outlive another AUTH_SECRET', async () => {
    const open = () => Promise.resolve(engine());
    const key = { name: 'first', key: '' };
    expect(await examineStaff({ ENCRYPTION_KEYS: [] }, open)).toMatchObject([{ state: 'off' }]);
    await makeStaff('owner');
    expect(await examineStaff({ ENCRYPTION_KEYS: [] }, open)).toMatchObject([{ state: 'advice' }]);
    expect(await examineStaff({ ENCRYPTION_KEYS: [key] }, open)).toMatchObject([{ state: 'good' }]);
    expect(await examineStaff({ ENCRYPTION_KEYS: [] }, () => Promise.reject(new Error('none')))).toEqual([]);
  });
});
