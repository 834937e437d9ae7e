import { sql } from 'drizzle-orm';
import { monthsAgo, secondsAgo, secondsAhead } from '@/lib/server/data/core/sql-time';
import { queryRows } from '@/lib/server/db/engine';
import { onBothEngines } from '@/tests/support/database/engines';

onBothEngines(({ engine }) => {
  it('uses the database’s clock, with fractions and calendar months', async () => {
    const [moments] = await queryRows<Record<string, boolean>>(
      engine().db,
      sql`select ${secondsAhead(1.5)} - now() = interval '1.5 seconds' as ahead,
        now() - (${secondsAgo(90)}) = interval '90 seconds' as ago,
        ${monthsAgo(24)} = now() - interval '2 years' as months`,
    );
    expect(moments).toEqual({ ahead: true, ago: true, months: true });
  });
});
