import '@/tests/support/recaptcha-environment';
import { createHash } from 'node:crypto';
import { solveChallenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createProofChallenge } from '@/lib/server/providers/captcha/proof';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import { book, first, input, second, third, visitor } from '@/tests/support/booked-calls';
import { onDatabase } from '@/tests/support/database/engines';

const human = { success: true, score: 0.9, action: 'submit', hostname: 'localhost' };
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

/** Google's verdict. */
const judging = (verdict: unknown) => fetchMock.mockImplementation(() => Promise.resolve(Response.json(verdict)));
const code = async (result: ReturnType<typeof bookAppointment>) => {
  const found = await result;
  return found.status === 'done' ? 'done' : found.code;
};

/** The browser's proof of work. */
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

  it('books for a person, once for each token', async () => {
    expect(await code(book({ recaptchaToken: 'one' }))).toBe('done');
    expect(await code(book({ recaptchaToken: 'one', start: second }))).toBe('captcha');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(await stored()).toBe(1);
  });

  it('refuses whom Google takes for a program, and sells nothing', async () => {
    judging({ ...human, score: 0.1 });
    expect(await code(book({ recaptchaToken: 'low' }))).toBe('captcha');
    expect(await stored()).toBe(0);
    judging(human);
    expect(await code(book({ recaptchaToken: 'high' }))).toBe('done');
  });

  it('loses nobody while Google does not answer', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    expect(await code(book({ recaptchaToken: 'away' }))).toBe('done');
  });

  it('takes a second of work in its place, for this form and address alone, and once', async () => {
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

  it('refuses work on a challenge that is not ours or whose time is over', async () => {
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

  it('refuses who brings neither, and who was quicker than a person', async () => {
    expect(await code(book())).toBe('captchaNotLoaded');
    expect(await code(book({ recaptchaToken: 'quick', elapsedMs: 200 }))).toBe('tooFast');
    expect(await code(book({ recaptchaToken: 'slow', elapsedMs: 20_000 }))).toBe('done');
  });

  it('answers a form that was sent before with its call, without another check', async () => {
    const form = { ...input(), recaptchaToken: 'double' };
    expect(await code(bookAppointment(form, visitor(), null))).toBe('done');
    expect(await code(bookAppointment(form, visitor(), null))).toBe('done');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(await stored()).toBe(1);
  });

  it('asks Google no more for an address that tries on and on; others go on', async () => {
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
