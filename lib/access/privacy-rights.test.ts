/** @jest-environment node */
import { page as english } from '@/content/en/legal/privacy-policy';
import { page as spanish } from '@/content/es/legal/privacy-policy';
import { rights, type PersonalRight } from './rights';

type Scope = 'any' | 'own' | undefined;
type Section = Readonly<{ en: string; es: string; holders: readonly [owner: Scope, agent: Scope, seller: Scope][] }>;

/** Sentences of the policy, and the scopes of owner, agent and seller that each of them states. */
const sections = {
  team: {
    en: 'Enquiries, contacts, appointments, viewings and sales, with their documents and offers, are seen and handled by every member of the agency’s team.',
    es: 'Las consultas, los contactos, las citas, las visitas y las ventas, con sus documentos y ofertas, los ven y atienden todas las personas del equipo de la agencia.',
    holders: [
      ['any', 'any', undefined],
      ['any', 'own', undefined],
      ['any', 'any', 'own'],
    ],
  },
  heads: {
    en: 'Only the heads of the agency open documents on identity and origin of funds, import contacts from another program, download or delete data, send the newsletter, read the log and the figures, reopen closed sales and, when an authority asks for it, download a blocked one.',
    es: 'Solo la dirección de la agencia abre los documentos de identidad y de origen de los fondos, trae contactos de otro programa, descarga o elimina datos, envía el boletín, lee el registro y las cifras, reabre ventas cerradas y, si lo pide una autoridad, descarga una bloqueada.',
    holders: [['any', undefined, undefined]],
  },
  colleagues: {
    en: 'All members of the team see who works in it and enter their own absences',
    es: 'Todas las personas del equipo ven quién trabaja en él y anotan sus ausencias',
    holders: [
      ['any', 'any', undefined],
      ['any', 'own', undefined],
    ],
  },
  mailbox: {
    en: 'Emails of senders whom the agency does not know are listed and opened only by its heads and by the members of the team whom they name',
    es: 'Los correos de remitentes que la agencia no conoce solo los ven en una lista y los abren la dirección y las personas del equipo que ella designa',
    holders: [['any', 'own', undefined]],
  },
  access: {
    en: 'the heads of the agency manage access',
    es: 'los accesos los gestiona la dirección',
    holders: [['any', undefined, undefined]],
  },
  requests: {
    en: 'what the seller proposes or corrects and our answer',
    es: 'lo que propone o corrige y lo que se le contesta',
    holders: [[undefined, undefined, 'own']],
  },
  offers: {
    en: 'we tell the owners your name, the amount and the terms, and keep their answer',
    es: 'comunicamos a la propiedad su nombre, el importe y las condiciones, y conservamos su respuesta',
    holders: [[undefined, undefined, 'own']],
  },
} as const satisfies Record<string, Section>;

const sectionOf: Readonly<Record<PersonalRight, keyof typeof sections>> = {
  'import.run': 'heads',
  'campaign.send': 'heads',
  'staff.read': 'colleagues',
  'staff.manage': 'access',
  'staff.absence': 'colleagues',
  'activity.read': 'heads',
  'contact.read': 'team',
  'contact.edit': 'team',
  'contact.export': 'heads',
  'contact.erase': 'heads',
  'mailbox.read': 'mailbox',
  'mailbox.manage': 'access',
  'diary.read': 'team',
  'diary.edit': 'team',
  'diary.book': 'team',
  'sale.read': 'team',
  'sale.open': 'team',
  'sale.reopen': 'heads',
  'sale.export-blocked': 'heads',
  'sale.ask': 'requests',
  'offer.enter': 'team',
  'offer.answer': 'offers',
  'document.add': 'team',
  'document.read': 'team',
  'document.read-identity': 'heads',
  'figures.read': 'heads',
  'agency.export': 'heads',
};

const WITHOUT_PERSONAL_DATA = [
  'listing.read',
  'listing.edit',
  'listing.publish',
  'feed.manage',
  'place.edit',
  'site.edit',
  'staff.leave',
  'leadKey.manage',
];

type Scopes = Readonly<{ owner?: Scope; agent?: Scope; seller?: Scope; isPersonal?: true }>;
const all: readonly (readonly [string, Scopes])[] = Object.entries(rights);

it('marks every right but those without personal data', () => {
  expect(all.filter(([, { isPersonal }]) => !isPersonal).map(([right]) => right)).toEqual(WITHOUT_PERSONAL_DATA);
});

it.each(Object.entries(sectionOf))('tells in the policy which roles have %s', (right, name) => {
  const { en, es, holders }: Section = sections[name];
  expect(english.body).toContain(en);
  expect(spanish.body).toContain(es);
  const { agent, owner, seller } = (rights as Readonly<Record<string, Scopes>>)[right] ?? {};
  expect(holders).toContainEqual([owner, agent, seller]);
});
