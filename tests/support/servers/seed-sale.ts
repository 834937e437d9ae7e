/** Requires an initialised embedded database without a running site. Argument: listing id. */
import { closeDatabase, getEngine } from '@/lib/server/db/client';
import { sales } from '@/lib/server/db/schema';

const { db } = await getEngine(60_000);
await db.insert(sales).values({ listingId: process.argv[2] ?? '' });
await closeDatabase();
