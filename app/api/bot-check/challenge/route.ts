import { createBotChallenge } from '@/lib/server/services/bot-check/create-bot-challenge';

/** Returns the challenge that replaces reCAPTCHA for the form in `?subject=` (`proofSubject`). */
export async function GET(request: Request): Promise<Response> {
  const subject = new URL(request.url).searchParams.get('subject') ?? '';
  const headers = { 'cache-control': 'no-store' };
  if (!/^[0-9a-f]{64}$/.test(subject)) return Response.json({ code: 'invalid' }, { status: 422, headers });
  return Response.json(await createBotChallenge(subject), { headers });
}
