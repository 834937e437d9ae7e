import '@/tests/support/recaptcha-environment';
import { createHash } from 'node:crypto';
import { solveChallenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createProofChallenge } from '@/lib/server/providers/captcha/proof';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import { book, first, input, second, third, visitor } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';

const human = { success: true, score: 0.9, action: 'submit', hostname: 'localhost' };
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

const judging = (verdict: unknown) => fetchMock.mockImplementation(() => Promise.resolve(Response.json(verdict)));
const code = async (result: ReturnType<typeof bookAppointment>) => {
  const found = await result;
  return found.status === 'done' ? 'done' : found.code;
};

async function prove(key: string, email: string): Promise<string> {
  const challenge = await createProofChallenge(createHash('sha256').update(`${key}\n${email}`).digest('hex'));
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

onDatabase(({ run }) => {
  const stored = async () => (await run('select id from appointments')).length;

  beforeEach(() => {
    fetchMock.mockReset();
    judging(human);
    Object.assign(global, { fetch: fetchMock });
  });

  it('books for a human, once per token', async () => {
    expect(await code(book({ recaptchaToken: 'one' }))).toBe('done');
    expect(await code(book({ recaptchaToken: 'one', start: second }))).toBe('captcha');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(await stored()).toBe(1);
  });

  it('refuses bots by Google’s verdict, and takes no slot', async () => {
    judging({ ...human, score: 0.1 });
    expect(await code(book({ recaptchaToken: 'low' }))).toBe('captcha');
    expect(await stored()).toBe(0);
    judging(human);
    expect(await code(book({ recaptchaToken: 'high' }))).toBe('done');
  });

  it('books while Google is unavailable', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    expect(await code(book({ recaptchaToken: 'away' }))).toBe('done');
  });

  it('accepts a proof of work for this form and address, once', async () => {
    const form = input();
    const workProof = await prove(form.formKey, form.email);
    expect(await code(bookAppointment({ ...form, email: 'other@example.com', workProof }, visitor(), null))).toBe(
      'captcha',
    );
    expect(await code(bookAppointment({ ...form, workProof }, visitor(), null))).toBe('done');
    expect(await code(bookAppointment({ ...form, start: second, workProof }, visitor(), null))).toBe('captcha');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(await stored()).toBe(1);
  });

  it('refuses proofs of foreign or expired challenges', async () => {
    const form = input();
    const read = JSON.parse(Buffer.from(await prove(form.formKey, form.email), 'base64').toString()) as Payload;
    const { expiresAt = 0, ...parameters } = read.challenge.parameters;
    for (const altered of [
      { ...parameters, expiresAt: expiresAt + 600 },
      { ...parameters, expiresAt, cost: 1 },
    ]) {
      const payload = { ...read, challenge: { ...read.challenge, parameters: altered } };
      const workProof = Buffer.from(JSON.stringify(payload)).toString('base64');
      expect(await code(bookAppointment({ ...form, workProof }, visitor(), null))).toBe('captcha');
    }
    expect(await code(bookAppointment({ ...form, workProof: 'e30=' }, visitor(), null))).toBe('captcha');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    const workProof = Buffer.from(JSON.stringify(read)).toString('base64');
    expect(await code(bookAppointment({ ...form, workProof }, visitor(), null))).toBe('captcha');
  });

  it('refuses forms with neither, and those filled in too fast', async () => {
    expect(await code(book())).toBe('captchaNotLoaded');
    expect(await code(book({ recaptchaToken: 'quick', elapsedMs: 200 }))).toBe('tooFast');
    expect(await code(book({ recaptchaToken: 'slow', elapsedMs: 20_000 }))).toBe('done');
  });

  it('returns the appointment of a repeated form without another check', async () => {
    const form = { ...input(), recaptchaToken: 'double' };
    expect(await code(bookAppointment(form, visitor(), null))).toBe('done');
    expect(await code(bookAppointment(form, visitor(), null))).toBe('done');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(await stored()).toBe(1);
  });

  it('stops calling Google for repeated attempts of an address; others continue', async () => {
    judging({ ...human, score: 0 });
    const from = { ip: '203.0.113.9', locale: 'en' as const };
    const codes = [];
    for (let n = 0; n < 31; n += 1)
      codes.push(await code(bookAppointment({ ...input({ start: third }), recaptchaToken: `t${n}` }, from, null)));
    expect(codes).toEqual([...Array<string>(30).fill('captcha'), 'tooMany']);
    expect(fetchMock).toHaveBeenCalledTimes(30);
    judging(human);
    expect(await code(book({ recaptchaToken: 'another', start: first }))).toBe('done');
  });
});
