import { generate } from 'otplib';
import { encode } from 'next-auth/jwt';
import type { Page } from '@playwright/test';
import { PASSWORD, signInByApi, type Language } from './accounts';
import { ports, secrets } from './servers/ports.mjs';
import { seededStaff } from './servers/staff.mjs';

type Role = 'owner' | 'agent';

const origin = `http://localhost:${ports.site}`;
const SESSION_SECONDS = 86_400;

async function newStaff(role: Role, locale: Language): Promise<Readonly<{ email: string; id: string }>> {
  const address = `http://localhost:${ports.control}/staff?role=${role}&locale=${locale}`;
  const response = await fetch(address, { method: 'POST' });
  if (!response.ok) throw new Error(`all ${seededStaff.perRole} of ${role} in ${locale} are taken: seed more`);
  return (await response.json()) as { email: string; id: string };
}

/** Signs in after the second step. Returns the email address. */
export async function enterAsStaff(page: Page, role: Role, locale: Language = 'en'): Promise<string> {
  const { email, id } = await newStaff(role, locale);
  await enterAs(page, id, locale);
  return email;
}

export const enterAsAgentOfListings = (page: Page): Promise<void> => enterAs(page, seededStaff.shared.id, 'en');

async function enterAs(page: Page, id: string, locale: Language): Promise<void> {
  const token = { sub: id, sid: id, before: null };
  const session = await encode({ token, secret: secrets.auth, maxAge: SESSION_SECONDS });
  await page.context().addCookies([
    { name: 'NEXT_LOCALE', value: locale, url: origin },
    { name: 'session', value: session, url: origin, httpOnly: true },
    { name: 'signed-in', value: '1', url: origin },
  ]);
}

/** Signs in before the second step. Returns the email address. */
export async function enterBeforeSecondStep(page: Page, role: Role, locale: Language = 'en'): Promise<string> {
  const { email } = await newStaff(role, locale);
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: locale, url: origin }]);
  await signInByApi(page.request, origin, { email, password: PASSWORD });
  return email;
}

export const secondStepCode = (steps = 0): Promise<string> =>
  generate({ secret: seededStaff.secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });
