import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalTexts } from '@/lib/i18n/error-texts';
import { METHODS, type RequestRefusal } from './request-guard';

export function sendRefusal(
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  { status, code }: RequestRefusal,
  siteOrigin: string,
): void {
  const isApi = url.startsWith('/api/');
  const locale = /^\/es(\/|$)/.test(url) ? 'es' : 'en';
  const sentence = refusalTexts[locale][code].replace('{site}', siteOrigin);
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isApi ? 'application/json' : 'text/plain; charset=utf-8');
  if (status === 405) response.setHeader('Allow', METHODS.join(', '));
  response.end(method === 'HEAD' ? undefined : isApi ? JSON.stringify({ code }) : `${sentence}\n`);
}
