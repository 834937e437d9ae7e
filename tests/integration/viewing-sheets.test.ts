import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import type { StaffActor } from '@/lib/access/actor';
import { signForm } from '@/lib/diary/viewing-forms';
import { isSignature } from '@/lib/diary/signature';
import { RightError } from '@/lib/errors/right-error';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import {
  openViewingSheet,
  printViewingSheet,
  readViewingSheet,
  signViewingSheet,
} from '@/lib/server/services/diary/viewing-sheets';
import { getStorage } from '@/lib/server/storage/get-storage';
import { first } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { staffActor } from '@/tests/support/staff-actor';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';
const PATH = 'M10 20L30.5 40L600 199.9M5 5L6 6';

function contentOf(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      parts.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'));
    } catch {}
  }
  return parts.join('\n');
}

onDatabase(({ run }) => {
  const { as, bookedAt } = withDiary(run);
  let agent: StaffActor = staffActor('agent');
  let id = '';

  beforeEach(async () => {
    agent = as('agent');
    id = await bookedAt(first);
  });

  const keys = async () =>
    (await run<{ storage_key: string }>(`select storage_key from document_versions`)).map((row) => row.storage_key);

  it('is one page in both languages, with or without a signature', async () => {
    const printed = await printViewingSheet(agent, id);
    expect(printed?.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(printed?.toString('latin1')).not.toContain('/S /Figure');
    const view = await readViewingSheet(agent, id);
    expect(view?.sheet.statements).toHaveLength(2);
    expect(view?.sheet.privacy.join()).toMatch(/RGPD.*GDPR/s);
    expect(view?.sheet.rows.map(([, value]) => value)).toEqual(
      expect.arrayContaining([listOnMarket()[0]?.reference, 'Ada Puig']),
    );
  });

  it('is stored as it was signed, in the storage that no visitor reads, and who opens it is recorded', async () => {
    expect(await signViewingSheet(agent, id, [{ name: 'Ada Puig', path: PATH }])).toBe(true);
    const [stored] = (await readViewingSheet(agent, id))?.stored ?? [];
    const opened = await openViewingSheet(agent, id, stored?.id ?? '');
    const pdf = opened ? await buffer(opened.stream) : Buffer.alloc(0);
    expect(pdf.length).toBe(opened?.bytes);
    expect(pdf.toString('latin1')).toContain('/S /Figure');
    expect(contentOf(pdf)).toMatch(/10 20 m\s+30\.5 40 l/);
    expect(await run(`select subject_kind, sale_id from documents`)).toEqual([
      { subject_kind: 'viewing', sale_id: null },
    ]);
    expect(await run(`select 1 from document_reads`)).toHaveLength(1);
    expect((await keys())[0]).toMatch(/^documents\//);
    const actions = await run<{ action: string }>(`select action from activity_log order by action`);
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['sheetOpened', 'viewingSigned']));
  });

  it('is signed by its agent alone, and of viewings alone', async () => {
    const other = { ...staffActor('agent'), userId: '7d0c2a4e-1111-4222-8333-444455556666' };
    await expect(signViewingSheet(other, id, [{ name: 'x', path: PATH }])).rejects.toThrow(RightError);
    expect(await keys()).toEqual([]);
    const call = await bookedAt(first, { kind: 'call', whose: 'office' });
    expect(await readViewingSheet(agent, call)).toBeNull();
    expect(await signViewingSheet(agent, call, [{ name: 'x', path: PATH }])).toBe(false);
    expect(await printViewingSheet(agent, 'sample')).toBeNull();
    expect(await openViewingSheet(agent, id, 'sample')).toBeNull();
  });

  it('stays for five years, and is closed once its appointment is gone', async () => {
    await signViewingSheet(agent, id, [{ name: 'Ada Puig', path: PATH }]);
    const [stored] = (await readViewingSheet(agent, id))?.stored ?? [];
    const [key = ''] = await keys();
    await run(`delete from appointments`);
    await deleteExpiredRows();
    expect(await getStorage().has(key)).toBe(true);
    expect(await openViewingSheet(agent, id, stored?.id ?? '')).toBeNull();
    await run(`update documents set created_at = now() - interval '61 months'`);
    await deleteExpiredRows();
    expect(await getStorage().has(key)).toBe(false);
    expect(await run(`select 1 from documents`)).toEqual([]);
  });
});

it.each([
  ['nothing', ''],
  ['a point', 'M1 1'],
  ['a closed line', 'M1 1L2 2Z'],
  ['words', 'M1 1L2 2 url(x)'],
  ['what is outside the box', 'M1 1L2222 2'],
  ['more than anybody draws', `M1 1${'L1 1'.repeat(20_000)}`],
])('%s is no signature', (_, path) => {
  expect(isSignature(path)).toBe(false);
  const fields = { id: '7d0c2a4e-1111-4222-8333-444455556666', name: 'Ada', signature: path };
  expect(signForm.check?.(fields)).toEqual({ signature: 'noSignature' });
});
