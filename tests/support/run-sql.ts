import { execFileSync } from 'node:child_process';

/** Uses a child process, because Jest cannot load the ES module. */
export function runSql(database: string, statements: string): readonly Record<string, unknown>[] {
  const script = `import { PGlite } from '@electric-sql/pglite';
    const db = new PGlite(${JSON.stringify(database)});
    console.log(JSON.stringify((await db.exec(${JSON.stringify(statements)})).at(-1).rows));
    await db.close();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as Record<string, unknown>[];
}
