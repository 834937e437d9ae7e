/** Seeded staff after the second step, each for one test. */
export const seededStaff = {
  perRole: 60,
  /** Second-step secret in base32. */
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  email: (role, locale, n) => `${role}-${locale}-${n}@example.com`,
  /** Tests share this agent's diary in different weeks. */
  shared: { email: 'agent-of-homes@example.com', id: 'b3000000-0000-4000-8000-000000000000' },
  id: (role, locale, n) =>
    `${role === 'owner' ? 'a' : 'b'}${locale === 'en' ? '1' : '2'}000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
};
