/** Stop the site first: an embedded database allows one process. */
import { listingCounts } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/db/open';

const engine = await openDatabase(process.env.DATABASE_URL ?? '', 1);
process.stdout.write(JSON.stringify(await engine.db.select().from(listingCounts)));
await engine.close();
