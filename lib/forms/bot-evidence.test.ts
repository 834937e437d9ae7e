import * as z from 'zod/mini';
import { botEvidenceFields, toFormEntries } from './bot-evidence';

const schema = z.object(botEvidenceFields);
const read = (data: FormData) => z.parse(schema, Object.fromEntries(data));

it('comes through a form as it was', () => {
  const evidence = { recaptchaToken: 'token', workProof: { at: 1_790_000_000_000, number: 12_345 }, elapsedMs: 4_200 };
  const data = new FormData();
  for (const [name, value] of toFormEntries(evidence)) data.set(name, value);
  expect(read(data)).toEqual(evidence);
});

it('is nothing where nothing could be taken', () => {
  expect(toFormEntries({})).toEqual([]);
  expect(read(new FormData())).toEqual({});
});

it.each(['', '1', 'a:b', '1:2:3', '-1:2', '1:'])('takes %j for no proof', (text) =>
  expect(z.safeParse(schema, { workProof: text }).success).toBe(false),
);
