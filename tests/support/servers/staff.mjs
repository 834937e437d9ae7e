/** Seeded staff with a session that has passed the second step, each for one test. */
export const seededStaff = {
  perRole: 60,
  /** Of the second step, in base32. */
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  email: (role, locale, n) => `${role}-${locale}-${n}@example.com`,
  /** The agent of the homes in homes-of-agent.ts, in English; tests share her diary, in different weeks. */
  shared: { email: 'agent-of-homes@example.com', id: 'b3000000-0000-4000-8000-000000000000' },
  /** Of the account, and of its session. */
  id: (role, locale, n) =>
    `${role === 'owner' ? 'a' : 'b'}${locale === 'en' ? '1' : '2'}000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
};
