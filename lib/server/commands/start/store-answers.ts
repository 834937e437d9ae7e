import 'server-only';
import { commandActor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { inviteStaff } from '@/lib/server/services/staff/invite-staff';
import { changeFact, readFact } from '@/lib/server/services/site/site-facts';
import { factSchemas, type FactKey, type FactValue } from '@/lib/site/facts/fact-schemas';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { readHoursText } from './hours-text';

const agencyAnswers = [
  ...['name', 'legal-name', 'tax-id', 'founded', 'company-register', 'volume', 'folio', 'sheet', 'aicat', 'raicv'],
  'fee',
] as const;

export const startAnswerNames = [
  ...agencyAnswers,
  ...['phone', 'whatsapp', 'email', 'street', 'number', 'postal-code', 'city', 'region', 'latitude', 'longitude'],
  ...['office-hours', 'phone-hours', 'owner', 'samples'],
] as const;

export type Answers = Readonly<Partial<Record<(typeof startAnswerNames)[number], string>>>;

/** Returns the problems of rejected answers. */
export async function storeAnswers(answers: Answers, locale: Locale): Promise<readonly string[]> {
  return [
    ...(await storeAgency(answers)),
    ...(await storeContact(answers)),
    ...(await storeHours(answers)),
    ...(await storeOwner(answers.owner, locale)),
    ...(await storeSamples(answers.samples)),
  ];
}

async function storeAgency(answers: Answers): Promise<readonly string[]> {
  if (agencyAnswers.every((name) => answers[name] === undefined)) return [];
  const { value } = await readFact(commandActor, 'agency');
  const { companyRegister, registers, saleFee } = value;
  const { fee } = answers;
  return store('agency', {
    name: answers.name ?? value.name,
    legalName: answers['legal-name'] ?? value.legalName,
    taxId: answers['tax-id'] ?? value.taxId,
    founded: answers.founded ?? value.founded,
    companyRegister: {
      name: answers['company-register'] ?? companyRegister.name,
      volume: answers.volume ?? companyRegister.volume,
      folio: answers.folio ?? companyRegister.folio,
      sheet: answers.sheet ?? companyRegister.sheet,
    },
    saleFee: fee === undefined ? saleFee : { ...saleFee, percent: fee, isSample: false },
    registers: { aicat: answers.aicat ?? registers.aicat, raicv: answers.raicv ?? registers.raicv },
  });
}

async function storeContact(answers: Answers): Promise<readonly string[]> {
  const { city, email, latitude, longitude, number, phone, region, street, whatsapp } = answers;
  const given = [city, email, latitude, longitude, number, phone, region, street, whatsapp, answers['postal-code']];
  if (given.every((answer) => answer === undefined)) return [];
  const { value } = await readFact(commandActor, 'contact');
  const { address, coordinates } = value;
  return store('contact', {
    phone: phone ?? value.phone,
    whatsApp: whatsapp ?? value.whatsApp,
    email: email ?? value.email,
    address: {
      street: street ?? address.street,
      number: number ?? address.number,
      postalCode: answers['postal-code'] ?? address.postalCode,
      city: city ?? address.city,
      region: region ?? address.region,
    },
    coordinates: {
      latitude: latitude ?? coordinates.latitude,
      longitude: longitude ?? coordinates.longitude,
    },
  });
}

async function storeHours(answers: Answers): Promise<readonly string[]> {
  const [office, phone] = [answers['office-hours'], answers['phone-hours']];
  if (office === undefined && phone === undefined) return [];
  const { value } = await readFact(commandActor, 'hours');
  const typed = { office: office === undefined ? value.office : readHoursText(office), phone: value.phone };
  const both = { ...typed, phone: phone === undefined ? value.phone : readHoursText(phone) };
  if (both.office && both.phone) return store('hours', both);
  return ['Hours are written as: mon-fri 09:00-18:00, sat 10:00-14:00'];
}

async function storeOwner(email: string | undefined, locale: Locale): Promise<readonly string[]> {
  if (email === undefined) return [];
  if (!isEmailAddress(email)) return [`owner: ${email} is not an email address`];
  // Existing staff need no invitation.
  await inviteStaff(commandActor, { email, role: 'owner', teamId: null }, locale);
  return [];
}

async function storeSamples(answer: string | undefined): Promise<readonly string[]> {
  if (answer === undefined) return [];
  if (answer !== 'hide' && answer !== 'show') return ['samples: enter hide or show'];
  return store('samples', { areHidden: answer === 'hide' });
}

async function store(key: FactKey, typed: unknown): Promise<readonly string[]> {
  const parsed = factSchemas[key].safeParse(typed);
  if (!parsed.success) {
    return parsed.error.issues.map(({ message, path }) => `${path.join('.')}: ${wrong[message] ?? message}`);
  }
  const { value, version } = await readFact(commandActor, key);
  if (version > 0 && JSON.stringify(value) === JSON.stringify(parsed.data)) return [];
  const result = await changeFact(commandActor, key, parsed.data as FactValue<FactKey>, version);
  return result.status === 'done' ? [] : ['it was changed at the same moment: try again'];
}

const wrong: Readonly<Record<string, string>> = {
  required: 'this cannot be empty',
  tooLong: 'too long',
  invalidEmail: 'not an email address',
  taxIdLength: 'not a Spanish tax number: it has nine characters, such as B12345674',
  taxIdForm: 'not a Spanish tax number: eight digits and a letter, or a letter, seven digits and one more character',
  taxIdKind: 'no Spanish tax number begins with I, O or T',
  taxIdDigit: 'a tax number that begins with A, B, E or H ends with a digit',
  taxIdLetter: 'a tax number of this kind ends with a letter',
  invalidTaxId: 'not a Spanish tax number: its last character, which checks the others, does not fit them',
  invalidPhone: 'not a phone number such as +34 930 123 456',
  invalidNumber: 'not a number in the usual range',
  invalidTime: 'not a time such as 09:00',
  closesBeforeOpening: 'closing time must be later than opening time',
};
