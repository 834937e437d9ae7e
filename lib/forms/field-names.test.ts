import { fieldName, flattenFields, readFields } from './field-names';

const file = new File(['x'], 'plan.pdf');

it.each<[string, [string, FormDataEntryValue][], unknown]>([
  [
    'flat names',
    [
      ['email', 'a@b'],
      ['honeypot', ''],
    ],
    { email: 'a@b', honeypot: '' },
  ],
  [
    'the last of a repeated one',
    [
      ['a', '1'],
      ['a', '2'],
    ],
    { a: '2' },
  ],
  [
    'nested names',
    [
      ['address.street', 'Mallorca'],
      ['address.door.floor', '2'],
    ],
    { address: { street: 'Mallorca', door: { floor: '2' } } },
  ],
  [
    'rows',
    [
      ['rooms[0].area', '12'],
      ['rooms[1].area', '9'],
      ['rooms[0].name', 'Hall'],
    ],
    { rooms: [{ area: '12', name: 'Hall' }, { area: '9' }] },
  ],
  [
    'rows in any order, numbered anew',
    [
      ['rooms[7].area', '9'],
      ['rooms[2].area', '12'],
      ['rooms[10].area', '1'],
    ],
    { rooms: [{ area: '12' }, { area: '9' }, { area: '1' }] },
  ],
  ['rows of rows', [['floors[0].rooms[0].area', '12']], { floors: [{ rooms: [{ area: '12' }] }] }],
  [
    'lists',
    [
      ['features[]', 'pool'],
      ['features[]', 'lift'],
      ['tags[1]', 'b'],
      ['tags[0]', 'a'],
    ],
    { features: ['pool', 'lift'], tags: ['a', 'b'] },
  ],
  ['files', [['plan.file', file]], { plan: { file } }],
  [
    'the kind that came last, where two contradict',
    [
      ['a', '1'],
      ['a.b', '2'],
      ['c.d', '3'],
      ['c', '4'],
    ],
    { a: { b: '2' }, c: '4' },
  ],
  [
    'names that are no path, as they are',
    [
      ['a..b', '1'],
      ['[0]', '2'],
      ['a[x]', '3'],
      ['.', '4'],
      ['', '5'],
      ['$ACTION_1:0', '6'],
    ],
    { 'a..b': '1', '[0]': '2', 'a[x]': '3', '.': '4', '': '5', '$ACTION_1:0': '6' },
  ],
  ['a number that no list could have', [['rooms[4294967296].area', '1']], { rooms: [{ area: '1' }] }],
])('reads %s', (_what, entries, fields) => {
  expect(readFields(entries)).toEqual(fields);
});

it('changes no prototype, and is not exhausted by depth', () => {
  const fields = readFields([
    ['__proto__.polluted', 'yes'],
    ['a.constructor.prototype.polluted', 'yes'],
    [Array(20_000).fill('a').join('.'), 'deep'],
  ]);
  expect({}).not.toHaveProperty('polluted');
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(() => JSON.stringify(fields)).not.toThrow();
});

it.each([
  [['email'], 'email'],
  [['address', 'street'], 'address.street'],
  [['rooms', 0, 'area'], 'rooms[0].area'],
  [['floors', 1, 'rooms', 12], 'floors[1].rooms[12]'],
  [[], ''],
])('names the path %j %s', (path, name) => expect(fieldName(path)).toBe(name));

it('gives back under the same names what it read, without files', () => {
  const entries: [string, string][] = [
    ['email', 'a@b'],
    ['address.street', ''],
    ['rooms[0].area', '12'],
    ['rooms[1].area', 'x'],
    ['tags[0]', 'a'],
  ];
  expect(flattenFields(readFields([...entries, ['plan', file]]))).toEqual(entries);
});
