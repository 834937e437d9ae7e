import * as z from 'zod/mini';
import { botEvidenceFields, toFormEntries } from './bot-evidence';

const schema = z.object(botEvidenceFields);
const read = (data: FormData) => z.parse(schema, Object.fromEntries(data));

it('comes through a form as it was', () => {
  const evidence = { recaptchaToken: 'token', workProof: 'eyJjaGFsbGVuZ2UiOnt9fQ==', elapsedMs: 4_200 };
  const data = new FormData();
  for (const [name, value] of toFormEntries(evidence)) data.set(name, value);
  expect(read(data)).toEqual(evidence);
});

it('is nothing where nothing could be taken', () => {
  expect(toFormEntries({})).toEqual([]);
  expect(read(new FormData())).toEqual({});
});

it('takes nothing longer than a proof is', () =>
  expect(z.safeParse(schema, { workProof: 'a'.repeat(4_097) }).success).toBe(false));
