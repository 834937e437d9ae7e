/**
 * Opens the sale of a listing in DATABASE_URL; argument: its id. Run it while no site is running on the embedded
 * database, after a first start.
 */
import { closeDatabase, getEngine } from '@/lib/server/db/client';
import { sales } from '@/lib/server/db/schema';

const { db } = await getEngine(60_000);
await db.insert(sales).values({ listingId: process.argv[2] ?? '' });
await closeDatabase();
