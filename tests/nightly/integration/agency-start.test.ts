import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { listActivity } from '@/lib/server/data/staff/activity';
import { runExportCommand } from '@/lib/server/commands/export-command';
import { runStartCommand, type StartReport } from '@/lib/server/commands/start/start-command';
import type { Answers } from '@/lib/server/commands/start/store-answers';
import { siteFacts } from '@/lib/site/site-facts';
import { emails } from '@/tests/support/account-flows';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';

const start = async (answers: Answers = {}) =>
  JSON.parse((await runStartCommand({ answers, locale: 'en' })).text) as StartReport;
const doneIn = ({ steps }: StartReport) => steps.filter(({ isDone }) => isDone).map(({ title }) => title);

onDatabase(({ run }) => {
  it('takes a new agency from nothing to what is left for files and DNS, and goes on where it was', async () => {
    const first = await start();
    expect(doneIn(first)).toEqual([]);
    expect(first.steps.map(({ title }) => title)).toHaveLength(9);
    const named = await start({
      ...{ name: 'Costa Nova', 'legal-name': 'Costa Nova, S.L.', 'tax-id': 'a-39.000.014', founded: '2019' },
    });
    expect(named.problems).toEqual([
      'taxId: not a Spanish tax number: its last character, which checks the others, does not fit them',
    ]);
    const numbered = await start({
      ...{ name: 'Costa Nova', 'legal-name': 'Costa Nova, S.L.', 'tax-id': 'a-39.000.013', founded: '2019' },
      ...{ aicat: '12345', raicv: '', volume: '', folio: '', sheet: '', 'company-register': '' },
    });
    expect([numbered.problems, doneIn(numbered)]).toEqual([[], ['Name and registers']]);
    expect(siteFacts().agency).toMatchObject({ name: 'Costa Nova', taxId: 'A39000013', founded: 2019 });
    const second = await start({ phone: '93', email: 'info@agency.com' });
    expect(second.problems).toEqual(['phone: not a phone number such as +34 930 123 456']);
    expect(doneIn(second)).toEqual(['Name and registers']);
    const third = await start({ phone: '930 123 456', email: 'info@agency.com', 'postal-code': '08010' });
    expect([third.problems, doneIn(third)]).toEqual([[], ['Name and registers', 'Phone, email and address']]);
    expect(siteFacts().agency).toMatchObject({ phone: { e164: '+34930123456' }, address: { postalCode: '08010' } });
    const last = await start({
      'office-hours': 'lunes-viernes 9:00-14:00, sáb 10:00-13:00',
      'phone-hours': 'mon-sun 08:00-22:00',
      owner: 'Marta@Agency.com',
      samples: 'hide',
    });
    expect(doneIn(last)).toEqual([
      'Name and registers',
      'Phone, email and address',
      'Hours',
      'First owner of the desk',
      'Samples',
    ]);
    expect(siteFacts().agency.hours.office).toEqual([
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '14:00' },
      { days: [6], opens: '10:00', closes: '13:00' },
    ]);
    expect(siteFacts().areSamplesHidden).toBe(true);
    expect(await emails(run)).toMatchObject([{ kind: 'staffInvitation', recipient: 'marta@agency.com' }]);
    expect(last.steps.find(({ title }) => title === 'Hours')?.lines).toEqual([
      'Office mon-fri 09:00-14:00, sat 10:00-13:00; phone mon-sun 08:00-22:00',
    ]);
    const changes = (await listActivity({ action: 'siteFactChanged' }, 20)).length;
    await start({ samples: 'hide', 'phone-hours': 'mon-sun 08:00-22:00', 'postal-code': '08010' });
    expect(await listActivity({ action: 'siteFactChanged' }, 20)).toHaveLength(changes);
  });

  it.each([
    [{ owner: 'nobody' }, 'owner: nobody is not an email address'],
    [{ samples: 'maybe' }, 'samples: enter hide or show'],
    [{ 'office-hours': 'always' }, 'Hours are written as: mon-fri 09:00-18:00, sat 10:00-14:00'],
    [{ 'office-hours': 'fri-mon 09:00-18:00' }, 'Hours are written as: mon-fri 09:00-18:00, sat 10:00-14:00'],
    [{ 'office-hours': 'mon 18:00-09:00' }, 'office.0.closes: closing time must be later than opening time'],
    [{ latitude: 'north' }, 'coordinates.latitude: not a number in the usual range'],
  ] as const)('refuses %j and says why', async (answers, problem) => {
    expect((await start(answers)).problems).toEqual([problem]);
  });

  it('writes everything of the agency into an empty folder, for its owner alone', async () => {
    const folder = `${temporaryFolder()}/out`;
    const { rows } = await runExportCommand({ folder, locale: 'en' });
    const found = readdirSync(folder).toSorted().join(' ');
    expect(found).toBe('README.txt appointments articles homes images newsletters people questions sales site');
    expect(rows.files).toBeGreaterThan(10);
    expect(readFileSync(`${folder}/README.txt`, 'utf8')).toContain('homes/homes.json');
    expect(statSync(`${folder}/people/people.json`).mode & 0o777).toBe(0o600);
    await expect(runExportCommand({ folder, locale: 'en' })).rejects.toThrow('is not empty');
    const other = temporaryFolder();
    mkdirSync(other, { recursive: true });
    writeFileSync(`${other}/mine.txt`, 'x');
    await expect(runExportCommand({ folder: other, locale: 'en' })).rejects.toThrow('is not empty');
  });
});
