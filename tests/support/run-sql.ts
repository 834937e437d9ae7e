import { execFileSync } from 'node:child_process';

/**
 * Statements on an embedded database that no site has open; gives the rows of the last one.
 * In a process of its own: the engine is an ES module that Jest cannot load.
 */
export function runSql(database: string, statements: string): readonly Record<string, unknown>[] {
  const program = `import { PGlite } from '@electric-sql/pglite';
    const db = new PGlite(${JSON.stringify(database)});
    console.log(JSON.stringify((await db.exec(${JSON.stringify(statements)})).at(-1).rows));
    await db.close();`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as Record<string, unknown>[];
}
