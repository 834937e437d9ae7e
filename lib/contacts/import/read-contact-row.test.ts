import { guessContactsColumns } from './contact-columns';
import { readContactRow, type ContactsSettings } from './read-contact-row';

const HEAD = ['Nombre', 'Apellidos', 'Correo electrónico', 'Móvil', 'Idioma', 'Base legal', 'Fecha de alta', 'Notas'];
const mapping = guessContactsColumns(HEAD);
const now = Date.UTC(2026, 10, 26);

type Change = Partial<Record<'name' | 'email' | 'phone' | 'language' | 'basis' | 'day', string>>;

const read = (change: Change, settings: ContactsSettings = {}) => {
  const { basis, day, email, language, name, phone } = {
    ...{ name: 'Núria', email: 'nuria@example.com', phone: '600 11 22 33' },
    ...{ language: 'Español', basis: 'Cliente', day: '01/02/2024' },
    ...change,
  };
  return readContactRow(
    [name, 'Vidal', email, phone, language, basis, day, 'secret'],
    { head: HEAD, mapping },
    settings,
    now,
  );
};

it('knows columns by their heads', () => {
  expect(mapping).toEqual(['firstName', 'lastName', 'email', 'phone', 'language', 'basis', 'basisOn', 'note']);
});

it('reads a person with the note of the former program', () => {
  expect(read({})).toEqual({
    notes: [],
    left: [],
    contact: {
      ...{ name: 'Núria Vidal', email: 'nuria@example.com', phone: '+34600112233', locale: 'es' },
      ...{ furtherEmails: [], phones: [{ e164: '+34600112233', extension: null, label: null }], note: 'secret' },
      ...{ basis: 'client', basisOn: '2024-02-01' },
    },
  });
});

it.each([
  [{ email: ' MAILTO:Nuria@Example.com ' }, { email: 'nuria@example.com' }, []],
  [{ email: 'nuria@' }, { email: null, phone: '+34600112233' }, ['email']],
  [{ phone: '0044 20 7946 0018' }, { phone: '+442079460018' }, []],
  [{ phone: '12' }, { phone: null }, ['phone']],
  [{ language: 'Inglés' }, { locale: 'en' }, []],
  [{ language: 'Klingon' }, { locale: 'es' }, ['language']],
  [{ basis: 'Consentimiento web' }, { basis: 'request' }, []],
  [{ basis: 'Lead idealista' }, { basis: null, basisOn: null }, ['basis']],
  [{ basis: 'Solicitud de información' }, { basis: null }, ['basis']],
  [{ day: '31/02/2024' }, { basis: 'client', basisOn: null }, ['date']],
  [{ day: '2030-01-01' }, { basis: 'client', basisOn: null }, ['date']],
  [{ basis: 'Baja' }, { basis: null }, ['noBasis']],
  [{ basis: 'No' }, { basis: null }, ['noBasis']],
  [{ basis: 'Feria' }, { basis: null }, ['basis']],
  [{ basis: '' }, { basis: null }, ['noBasis']],
] as const)('reads %j', (change, contact, notes) => {
  const row = read(change);
  expect(row.contact).toMatchObject(contact);
  expect(row.notes).toEqual(notes);
});

it('takes what holds for all rows where a row says nothing, and never over a refusal', () => {
  const settings = { basis: 'client', basisOn: '2026-01-05', language: 'en' };
  expect(read({ basis: '', day: '', language: '' }, settings).contact).toMatchObject({
    ...{ basis: 'client', basisOn: '2026-01-05', locale: 'en' },
  });
  expect(read({ basis: 'No' }, settings).contact?.basis).toBeNull();
});

it('refuses whom nobody can reach', () => {
  expect(read({ email: '', phone: '' }).contact).toBeNull();
  expect(read({ email: 'x', phone: 'y' }).contact).toBeNull();
});
