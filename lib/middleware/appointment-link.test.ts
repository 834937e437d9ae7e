import { NextRequest } from 'next/server';
import { appointmentKeyRedirect, isAppointmentPage } from './appointment-link';

const KEY = 'abcdefghijklmnopqrstuvwxyz_-0123456789ABCDE';
const open = (path: string, headers: Record<string, string> = {}) =>
  appointmentKeyRedirect(new NextRequest(`http://localhost:3000${path}`, { headers }));

it('moves the key from the URL to an HttpOnly cookie', () => {
  const response = open(`/es/schedule-call/7K4M-2PXQ?key=${KEY}&done=x`);
  expect(response?.status).toBe(303);
  expect(response?.headers.get('location')).toBe('http://localhost:3000/es/schedule-call/7K4M-2PXQ?done=x');
  const cookie = response?.headers.get('set-cookie') ?? '';
  expect(cookie).toContain(`call-7K4M-2PXQ=${KEY}`);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=lax/i);
  expect(cookie).not.toMatch(/Secure/i);
  expect(response?.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response?.headers.get('cache-control')).toBe('no-store');
});

it('moves the key of the calendar file too', () => {
  const response = open(`/en/schedule-call/7K4M-2PXQ/calendar.ics?key=${KEY}`);
  expect(response?.headers.get('location')).toBe('http://localhost:3000/en/schedule-call/7K4M-2PXQ/calendar.ics');
  expect(response?.headers.get('set-cookie')).toContain(`call-7K4M-2PXQ=${KEY}`);
});

it('makes the cookie secure over TLS', () => {
  const response = open(`/en/schedule-call/7K4M-2PXQ?key=${KEY}`, { 'x-forwarded-proto': 'https' });
  expect(response?.headers.get('set-cookie')).toMatch(/Secure/i);
});

it.each([
  '/en/schedule-call/7K4M-2PXQ',
  '/en/schedule-call/7K4M-2PXQ?key=',
  '/en/schedule-call/7K4M-2PXQ?key=short',
  `/en/schedule-call/7K4M-2PXQ?key=${'x'.repeat(65)}`,
  `/en/schedule-call/7K4M-2PXQ?key=${KEY}%0d%0aSet-Cookie:x`,
  `/en/schedule-call/../../x?key=${KEY}`,
  `/en/schedule-call/7k4m-2pxq?key=${KEY}`,
  `/en/schedule-call?key=${KEY}`,
])('leaves %s alone', (path) => {
  expect(open(path)).toBeNull();
});

it.each([
  ['/schedule-call', true],
  ['/schedule-call/7K4M-2PXQ/change', true],
  ['/schedule-calls', false],
  ['/contact', false],
])('%s is a page of calls: %s', (path, expected) => {
  expect(isAppointmentPage(path)).toBe(expected);
});
