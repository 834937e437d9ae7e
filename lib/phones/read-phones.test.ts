import { readPhones } from './read-phones';

const [first, second] = ['+34600123456', '+34912345678'];

it.each([
  ['Juan 600123456', [first], ['Juan']],
  ['M: 600123456 T: 912345678', [first, second], []],
  ['Marido 600123456, mujer 912345678', [first, second], ['Marido', 'mujer']],
  ['600123456 llamar a partir de las 18h', [first], ['llamar a partir de las 18h']],
  ['600123456-912345678', [first, second], []],
  ['600123456 ó 912345678', [first, second], []],
  ['600123456\\912345678', [first, second], []],
  ['+34600123456+34912345678', [first, second], []],
  ['600123456 + 912345678', [first, second], []],
  ['📞 600123456', [first], []],
  ['[600123456]', [first], []],
  ['callto:+34600123456', [first], []],
  ['600.123.456,00', [first], []],
  ['600,123,456.00', [first], []],
  ['fax 912345678', [], ['fax 912345678']],
  ['sip:+34912345678@pbx.example', [], ['sip:+34912345678@pbx.example']],
  ['DNI 12345678Z', [], ['DNI 12345678Z']],
])('reads the telephones of %j', (cell, phones, left) => {
  const read = readPhones(cell);
  expect({ phones: read.phones.map(({ e164 }) => e164), left: read.left }).toEqual({ phones, left });
});
