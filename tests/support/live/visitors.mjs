import https from 'node:https';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { plainForm } from '../plain-form.mjs';

export const PASSWORD = 'orange tram 88';
export const newAddress = () => `visitor-${randomBytes(6).toString('hex')}@example.com`;
export const newIp = () => `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;

/** Returns 200 on success. */
export async function sendMessage(base, email = newAddress(), { ip = newIp(), key = randomUUID() } = {}) {
  return postJson(base, '/api/contact/send', { name: 'Ada', email, message: 'Hello', idempotencyKey: key }, ip);
}

export const subscribe = (base, email = newAddress()) =>
  postJson(base, '/api/klaviyo/subscribe', { email, place: 'page', locale: 'en' }, newIp());

async function postJson(base, path, body, ip) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

/** From another address of this machine each time, because nginx passes on the address of the connection. */
export function postAsNewVisitor(base, path, body, origin) {
  const headers = { origin, 'content-type': 'application/json' };
  const own = { localAddress: `127.${newIp().split('.').slice(1).join('.')}`, family: 4, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const request = https.request(base + path, { method: 'POST', headers, ...own }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    );
    request.on('error', () => resolve('failed')).end(body);
  });
}

/** Submits a page's form without JavaScript. */
export async function submitForm(base, path, field, typed, { ip = newIp(), cookie = '' } = {}) {
  const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }) };
  const page = await (await fetch(base + path, { headers })).text();
  const body = plainForm(page, field, typed);
  return fetch(base + path, { method: 'POST', body, redirect: 'manual', headers: { ...headers, origin: base } });
}

/** Returns true if an email was sent. */
export async function signUp(base, email = newAddress()) {
  const typed = { email, password: PASSWORD, confirm: PASSWORD };
  const response = await submitForm(base, '/en/login?mode=signup', 'confirm', typed);
  await response.body?.cancel();
  return response.status === 303 && (response.headers.get('location') ?? '').endsWith('/auth/check-email');
}

export async function freeStarts(base, count) {
  const starts = [];
  for (let month = 'next'; starts.length < count;) {
    const response = await (await fetch(`${base}/api/booking/availability?month=${month}`)).json();
    starts.push(...Object.values(response.days).flat());
    if (response.month >= response.lastMonth) break;
    const [year, number] = response.month.split('-').map(Number);
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  }
  return starts.slice(0, count);
}

export async function bookAppointment(base, start, email = newAddress()) {
  const typed = { start: String(start), minutes: '30', name: 'Ada', email, phone: '+34600000000', notes: '' };
  const response = await submitForm(base, '/en/schedule-call', 'phone', typed);
  await response.body?.cancel();
  return response.status === 303 && (response.headers.get('location') ?? '').includes('done=booked');
}
