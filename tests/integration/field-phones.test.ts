import { readFileSync } from 'node:fs';
import type { StaffActor } from '@/lib/access/actor';
import { importContacts, planContacts } from '@/lib/server/services/imports/import-contacts';
import { mapImport, openImport, startImport } from '@/lib/server/services/imports/open-import';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onDatabase(({ run }) => {
  async function importFile(name: string) {
    const { email, id } = await makeUser();
    const actor: StaffActor = { kind: 'staff', role: 'owner', userId: id, email, name: 'Ana', sessionId: 's' };
    const bytes = readFileSync(`tests/fixtures/field/phones/${name}`);
    const started = await startImport(actor, 'people', { bytes, name });
    if (started.status !== 'started') throw new Error(started.code);
    const read = await openImport(actor, 'people', started.id);
    if (read) await mapImport(actor, read, read.stored.mapping, { basis: 'client' });
    const open = await openImport(actor, 'people', started.id);
    if (!open) throw new Error('not there');
    const planned = await planContacts(actor, open);
    await importContacts(actor, open);
    return planned;
  }
  const stored = () =>
    run(`select contacts.name, contact_phones.e164 from contacts
      left join contact_phones on contact_phones.contact_id = contacts.id order by contacts.name`);

  it('reads telephones without a plus, and tells those that a spreadsheet has rounded', async () => {
    const planned = await importFile('T17-people-no-plus.csv');
    const noted = planned.filter(({ row }) => row.notes.includes('phone'));
    expect(noted.map(({ line, outcome }) => [line, outcome])).toEqual([
      [4, 'added'],
      [7, 'unreachable'],
    ]);
    expect(await stored()).toEqual([
      { name: 'Ana Uno', e164: '+34600112233' },
      { name: 'Bob Two', e164: '+447700900123' },
      { name: 'Carla Tres', e164: null },
      { name: 'Dora Cuatro', e164: '+34600112244' },
      { name: 'Eva Cinco', e164: '+447700900124' },
      { name: 'Gus Siete', e164: '+34600112255' },
    ]);
  });

  it('removes the zero after a country code where it is no part of the number', async () => {
    await importFile('T18-people-zero.csv');
    expect(await stored()).toEqual([
      { name: 'Cinco', e164: '+390669820000' },
      { name: 'Cuatro', e164: '+447700900125' },
      { name: 'Dos', e164: '+442079460018' },
      { name: 'Uno', e164: '+447700900123' },
    ]);
  });
});
