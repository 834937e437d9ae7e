import { changeRows, countRows, readRecord, recordValues } from './record-form';

const rows = { office: [{ opens: '09:00' }, { opens: '16:00' }], title: { es: 'a' } };

it('adds a row at the end', () => {
  expect(changeRows(rows, 'add:office:opens')).toEqual({ ...rows, office: [...rows.office, { opens: '' }] });
  expect(changeRows({}, 'add:phone:opens')).toEqual({ phone: [{ opens: '' }] });
});

it('removes and raises rows', () => {
  expect(changeRows(rows, 'remove:office:0')?.office).toEqual([{ opens: '16:00' }]);
  expect(changeRows(rows, 'raise:office:1')?.office).toEqual([{ opens: '16:00' }, { opens: '09:00' }]);
  expect(changeRows(rows, 'raise:office:0')?.office).toEqual(rows.office);
});

it.each(['remove:office:9', 'remove:nothing:0', 'raise:title:0', 'remove:office:x'])(
  'leaves all as it is at %s',
  (operation) => {
    expect(changeRows(rows, operation)).toEqual(rows);
  },
);

it('knows no other operation', () => {
  expect(changeRows(rows, 'save')).toBeNull();
});

it('has the texts of a value, without boxes that are not ticked', () => {
  const value = { a: true, b: false, c: null, d: 3, e: [{ f: 'x' }], g: [1, 2] };
  expect(recordValues(value)).toEqual({ a: 'on', c: '', d: '3', 'e[0].f': 'x', 'g[0]': '1', 'g[1]': '2' });
});

it('leaves out what belongs to the form itself', () => {
  const data = new FormData();
  for (const name of ['operation', 'locale', 'serial', 'version', 'key', 'id', '$ACTION_ID_1', 'members[0].id']) {
    data.set(name, 'x');
  }
  expect(readRecord(data)).toEqual({ members: [{ id: 'x' }] });
});

it('counts rows by their highest number', () => {
  expect(countRows({ 'a[0].b': '', 'a[11].b': '', 'ab[20].c': '' }, 'a')).toBe(12);
  expect(countRows({}, 'a')).toBe(0);
});
