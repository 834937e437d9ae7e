import { createHash } from 'node:crypto';
import { hasWork, proofSubject, proofText, work } from './work-proof';

const hash = (text: string) => createHash('sha256').update(text).digest();

it('finds a number that shows the work', async () => {
  const subject = proofSubject('key', 'ada@example.com');
  const proof = await work(subject, 1_000);
  expect(hasWork(hash(proofText(subject, proof)))).toBe(true);
  expect(hasWork(hash(proofText(proofSubject('key', 'eve@example.com'), proof)))).toBe(false);
});

it.each([
  [[0, 0, 255], true],
  [[0, 3, 255], true],
  [[0, 4, 0], false],
  [[1, 0, 0], false],
  [[], false],
])('takes the hash %j for work: %j', (bytes, isWork) => expect(hasWork(new Uint8Array(bytes))).toBe(isWork));
