/** Prints the sums of page views in DATABASE_URL. Run it after the site: one process per embedded database. */
import { listingCounts } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/db/open';

const engine = await openDatabase(process.env.DATABASE_URL ?? '', 1);
process.stdout.write(JSON.stringify(await engine.db.select().from(listingCounts)));
await engine.close();
