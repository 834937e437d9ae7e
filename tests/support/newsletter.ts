import type { TestDatabase } from './database/engines';

export const visitor = { ip: '203.0.113.7', locale: 'en' as const };
export const subscription = { email: 'Ada@Example.com', place: 'footer' as const };

export const newestEmailToken =
  (run: TestDatabase['run']) =>
  async (kind: string): Promise<string> => {
    const [row] = await run<{ payload: { token: string } }>(
      `select payload from jobs where kind = '${kind}' order by created_at desc limit 1`,
    );
    return row?.payload.token ?? '';
  };
