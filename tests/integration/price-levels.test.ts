import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runLevelsCommand } from '@/lib/server/commands/levels-command';
import { listFileLevels } from '@/lib/server/data/site/file-levels';
import { listActivity } from '@/lib/server/data/staff/activity';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { changeLevels } from '@/lib/server/services/site/change-levels';
import { findValuedPlace } from '@/lib/valuation/valuation-places';
import { onDatabase } from '@/tests/support/database/engines';
import { staffActor } from '@/tests/support/staff-actor';

const folder = mkdtempSync(path.join(tmpdir(), 'levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(...rows: readonly string[]): string {
  const file = path.join(folder, 'levels.csv');
  writeFileSync(file, ['place;quarter;EUR per m2;source', ...rows].join('\n'));
  return file;
}

onDatabase(() => {
  it('stores the levels of a file, which every instance shows', async () => {
    const before = findValuedPlace('gracia')?.price;
    const { rows } = await runLevelsCommand({
      file: fileOf('Gràcia;2026-Q2;5450;Registradores', 'Altea;2026-Q2;3600;X'),
    });
    expect(rows).toEqual({ levels: 2 });
    expect(findValuedPlace('gracia')?.price).toBe(before);
    await loadCatalogue();
    expect(findValuedPlace('gracia')).toMatchObject({ price: 5_450, figure: { asOf: '2026-06-30' } });
    await runLevelsCommand({ file: fileOf('gracia;2026-Q3;5500;Registradores') });
    await loadCatalogue();
    expect(findValuedPlace('gracia')).toMatchObject({ price: 5_500, figure: { asOf: '2026-09-30' } });
    expect(findValuedPlace('altea')?.price).toBe(3_600);
    expect(await listActivity({ action: 'levelsChanged' }, 5)).toHaveLength(2);
  });

  it('stores nothing of a file with a bad row, and says each', async () => {
    const file = fileOf('gracia;2026-Q3;5500;Registradores', 'Vic;2026-Q3;2000;X', 'altea;soon;3600;X');
    await expect(runLevelsCommand({ file })).rejects.toThrow(
      /Nothing is stored.*\n.*Line 3: “Vic”.*\n.*Line 4: “soon”/,
    );
    await expect(runLevelsCommand({ file: fileOf() })).rejects.toThrow('has no rows');
    await expect(runLevelsCommand({ file: path.join(folder, 'none.csv') })).rejects.toThrow('There is no file');
    expect(await listFileLevels()).toEqual([]);
  });

  it('is for owners', async () => {
    const level = { place: 'gracia', quarter: '2026-Q3', price: 5_500, source: 'X' };
    await expect(changeLevels(staffActor('agent'), [level])).rejects.toThrow('site.edit');
  });
});
