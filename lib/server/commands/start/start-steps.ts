import 'server-only';
import { commandActor } from '@/lib/access/actor';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import { examineContent } from '@/lib/server/commands/doctor/content';
import { examineDomain } from '@/lib/server/commands/doctor/domain';
import { readDeskListings } from '@/lib/server/services/listings/desk-catalogue';
import { readSamples } from '@/lib/server/services/site/samples';
import { readFact } from '@/lib/server/services/site/site-facts';
import { readStaffPage } from '@/lib/server/services/staff/staff-page';
import { contentFacts } from '@/lib/site/content-facts';
import { siteFacts } from '@/lib/site/site-facts';
import { sampleListings } from '@/lib/site/samples';
import { textsOnSampleStaff } from '@/lib/writing/texts-on-sample-staff';
import { hoursText } from './hours-text';
import type { Answers } from './store-answers';

export type StartStep = Readonly<{
  title: string;
  isDone: boolean;
  lines: readonly string[];
  asks: readonly Readonly<{ name: keyof Answers; question: string; now: string }>[];
  /** The current value may be stored as the answer. */
  acceptsPresent?: boolean;
}>;

export const readSteps = async (env: Environment): Promise<readonly StartStep[]> => [
  await nameStep(),
  await contactStep(),
  await hoursStep(),
  await ownerStep(),
  await samplesStep(),
  await listingsStep(),
  textsStep(),
  emailStep(env),
  await domainStep(env),
];

async function nameStep(): Promise<StartStep> {
  const { value } = await readFact(commandActor, 'agency');
  const { companyRegister, founded, legalName, name, registers, saleFee, taxId } = value;
  const placeholders = Object.values({ ...registers, taxId, sheet: companyRegister.sheet }).filter(isPlaceholder);
  return {
    title: 'Name and registers',
    isDone: name !== contentFacts.agency.name && placeholders.length === 0,
    lines: [
      `${name}, ${legalName}, ${taxId}. Change them at /dashboard/agency/site/agency.`,
      ...(placeholders.length > 0 ? [`Placeholders are public: ${placeholders.join(', ')}.`] : []),
    ],
    asks: [
      { name: 'name', question: 'Name that visitors see', now: name },
      { name: 'legal-name', question: 'Legal name', now: legalName },
      { name: 'tax-id', question: 'Tax number (NIF)', now: taxId },
      { name: 'founded', question: 'Year of foundation', now: String(founded) },
      { name: 'company-register', question: 'Company register, if it is a company', now: companyRegister.name },
      { name: 'volume', question: 'Volume', now: companyRegister.volume },
      { name: 'folio', question: 'Folio', now: companyRegister.folio },
      { name: 'sheet', question: 'Sheet', now: companyRegister.sheet },
      { name: 'aicat', question: 'AICAT number (Catalonia), if there is one', now: registers.aicat },
      { name: 'raicv', question: 'RAICV number (Valencian Community), if there is one', now: registers.raicv },
      {
        name: 'fee',
        question: 'Fee once a home is sold, as a percentage of its price',
        now: String(saleFee.percent),
      },
    ],
  };
}

const isPlaceholder = (text: string): boolean => /^[A-Z]?-?0{3,}$/.test(text);

function textsStep(): StartStep {
  const lacks = examineContent({ SITE_URL: 'https://public.invalid' }).map(({ text }) => text);
  const files = textsOnSampleStaff();
  const named = files.length > 0 ? [`Texts name the sample team: ${files.join(', ')}.`] : [];
  return {
    title: 'Texts and figures',
    isDone: lacks.length + named.length === 0,
    lines: [
      ...lacks,
      ...named,
      'Services and values of About us (content/*/about.ts), the plan of the contact page (content/map) and the drawn sign (public/icon.svg, components/ui/logo.tsx) are files: after a change, npm run build.',
    ],
    asks: [],
  };
}

async function contactStep(): Promise<StartStep> {
  const { value } = await readFact(commandActor, 'contact');
  const { address, coordinates, email, phone, whatsApp } = value;
  const isDone = !/\.example$/.test(email) && !/000 000$/.test(phone);
  return {
    title: 'Phone, email and address',
    isDone,
    lines: [`${phone}, ${email}, ${address.street} ${address.number}, ${address.postalCode} ${address.city}`],
    asks: [
      { name: 'phone', question: 'Phone number as it should appear', now: phone },
      { name: 'whatsapp', question: 'WhatsApp number, if there is one', now: whatsApp },
      { name: 'email', question: 'Email address that enquiries go to', now: email },
      { name: 'street', question: 'Street of the office', now: address.street },
      { name: 'number', question: 'Number', now: address.number },
      { name: 'postal-code', question: 'Postcode', now: address.postalCode },
      { name: 'city', question: 'City', now: address.city },
      { name: 'region', question: 'Region', now: address.region },
      { name: 'latitude', question: 'Latitude of the office, such as 41.3914', now: String(coordinates.latitude) },
      { name: 'longitude', question: 'Longitude', now: String(coordinates.longitude) },
    ],
  };
}

async function hoursStep(): Promise<StartStep> {
  const { isDefault, value } = await readFact(commandActor, 'hours');
  const [office, phone] = [hoursText(value.office), hoursText(value.phone)];
  return {
    title: 'Hours',
    isDone: !isDefault,
    lines: [`Office ${office}; phone ${phone}`],
    asks: [
      { name: 'office-hours', question: 'The office is open', now: office },
      { name: 'phone-hours', question: 'The phone is answered', now: phone },
    ],
    acceptsPresent: true,
  };
}

async function ownerStep(): Promise<StartStep> {
  const { invites, members } = await readStaffPage(commandActor);
  const owners = members.filter(({ role }) => role === 'owner').map(({ email }) => email);
  const invited = invites.filter(({ isExpired, role }) => role === 'owner' && !isExpired).map(({ email }) => email);
  return {
    title: 'First owner of the desk',
    isDone: owners.length + invited.length > 0,
    lines: [...owners.map((email) => `${email} is an owner.`), ...invited.map((email) => `${email} is invited.`)],
    asks: [{ name: 'owner', question: 'Email address of the first owner', now: '' }],
  };
}

async function samplesStep(): Promise<StartStep> {
  const { areHidden, articles, listings, members, profiles, reviews, version } = await readSamples(commandActor);
  const counts = `${listings} homes, ${articles} articles, ${members.length} people, ${reviews} reviews, ${profiles} social profiles`;
  return {
    title: 'Samples',
    isDone: version > 0,
    lines: [`${areHidden ? 'Hidden' : 'Shown'}: ${counts}. Change this at /dashboard/agency/site/samples.`],
    asks: [{ name: 'samples', question: 'Hide or show them (hide, show)', now: areHidden ? 'hide' : 'show' }],
  };
}

async function listingsStep(): Promise<StartStep> {
  const own = (await readDeskListings(commandActor)).filter(
    ({ id, source }) => source !== 'files' || !sampleListings.has(id),
  );
  const published = own.filter(({ state }) => state === 'available' || state === 'reserved').length;
  return {
    title: 'First homes',
    isDone: published > 0,
    lines: [
      `${published} published, ${own.length} in total.`,
      'One by one at /dashboard/agency/homes/new, or from a feed at /dashboard/agency/feeds/new.',
    ],
    asks: [],
  };
}

function emailStep({ SITE_URL, SMTP_URL }: Environment): StartStep {
  const lines = [
    ...(isLocalHost(SITE_URL) ? ['SITE_URL=https://www.your-domain.com'] : []),
    ...(SMTP_URL ? [] : ['SMTP_URL=smtps://USER:PASSWORD@HOST:465', `MAIL_FROM=${siteFacts().agency.email}`]),
  ];
  return {
    title: 'Address and mail server',
    isDone: lines.length === 0,
    lines:
      lines.length > 0 ? ['Add to .env.local, then build and start again:', ...lines] : [`${SITE_URL} sends emails.`],
    asks: [],
  };
}

async function domainStep(env: Environment): Promise<StartStep> {
  const findings = await examineDomain(env);
  const none =
    'Set the mail server first: the domain that sends has SPF, DKIM and DMARC records, which are checked here.';
  return {
    title: 'Email domain',
    isDone: findings.length > 0 && findings.every(({ state }) => state === 'good'),
    lines: findings.length > 0 ? findings.map(({ text }) => text) : [none],
    asks: [],
  };
}
