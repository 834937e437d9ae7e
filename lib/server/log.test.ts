import pino from 'pino';
import { redaction } from './log';

it('removes secrets and personal data at any depth', () => {
  const lines: string[] = [];
  const log = pino({ redact: redaction }, { write: (line: string) => void lines.push(line) });
  log.info({
    password: 'hunter2',
    contact: { email: 'a@example.com', phone: '+34600000000', message: 'private words' },
    request: { headers: { cookie: 'session=1', authorization: 'Bearer t' } },
    id: 'kept',
  });
  expect(lines).toHaveLength(1);
  for (const secret of ['hunter2', 'a@example.com', '+34600000000', 'private words', 'session=1', 'Bearer t']) {
    expect(lines[0]).not.toContain(secret);
  }
  expect(lines[0]).toContain('kept');
});
