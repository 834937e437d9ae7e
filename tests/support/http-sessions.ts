import { encode } from 'next-auth/jwt';
import { clients } from './servers/clients.mjs';
import { seededStaff } from './servers/staff.mjs';
import { AUTH_SECRET } from './site-server';

export async function staffCookie(role: 'owner' | 'agent', n = 0): Promise<string> {
  const id = seededStaff.id(role, 'en', n);
  return `session=${await encode({ token: { sub: id, sid: id, before: null }, secret: AUTH_SECRET, maxAge: 86_400 })}`;
}

export async function signInByPassword(site: string, email: string): Promise<string> {
  const csrf = await fetch(`${site}/api/auth/csrf`, { headers: { origin: site } });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const response = await fetch(`${site}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site, cookie: pairs(csrf) },
    body: new URLSearchParams({ csrfToken, json: 'true', email, password: clients.password }),
  });
  expect(response.status).toBe(200);
  return pairs(response);
}

const pairs = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
