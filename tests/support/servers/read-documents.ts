/** No site may be running on the embedded database. */
import { documentVersions } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/db/open';

const engine = await openDatabase(process.env.DATABASE_URL ?? '', 1);
const rows = await engine.db.select({ key: documentVersions.storageKey }).from(documentVersions);
process.stdout.write(JSON.stringify(rows.map(({ key }) => key)));
await engine.close();
