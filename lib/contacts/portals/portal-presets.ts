import type { Locale } from '@/lib/i18n/locales';
import { plain, sharedLabels, type FieldLabels, type PortalField } from './portal-fields';

/** Described in docs/leads.md. */
export type PortalPreset = Readonly<{
  id: string;
  name: string;
  /** Hosts of its senders; subdomains count. */
  hosts: readonly string[];
  /** The only sender, where it is no whole host. */
  address?: string;
  /** Words of subject or text that tell it from another portal with the same sender. */
  sign?: RegExp;
  labels: FieldLabels;
  notices?: RegExp;
  calls?: RegExp;
  /** Finds `name`, `reference` or `portalReference` in the subject, the text or a link, as named groups. */
  patterns?: readonly RegExp[];
  /** Removes what the portal writes before our reference. */
  prefix?: RegExp;
  /** Emails without labels: the contact is in links, and the message follows. */
  readsLinks?: boolean;
  /** Of contacts, where the emails name no language; without it, Spanish. */
  locale?: Locale;
}>;

export const notices =
  /duplicad|factura|invoice|newsletter|bolet[ií]n|estad[ií]stic|statistic|publicad[oa]|inicio de sesi[oó]n|\blog-?in\b/i;

/** A label of both is of the field that `own` gives it. */
export function withLabels(own: FieldLabels): FieldLabels {
  const names = new Set([...Object.keys(sharedLabels), ...Object.keys(own)] as PortalField[]);
  const known = new Set(Object.values(own).flatMap((labels) => labels.map(plain)));
  const shared = (field: PortalField) => (sharedLabels[field] ?? []).filter((label) => !known.has(plain(label)));
  return Object.fromEntries([...names].map((field) => [field, [...shared(field), ...(own[field] ?? [])]]));
}

export const calls = /datos de la llamada|llamada (?:atendida|comunicando|perdida)|missed call|call details/i;
const REF = String.raw`(?<reference>[\p{L}\d][\p{L}\d._/-]{0,59})`;

const adevinta = {
  hosts: ['fotocasa.pro', 'messaging.fotocasa.es', 'fotocasa.es'],
  labels: sharedLabels,
  notices,
  calls,
  patterns: [new RegExp(String.raw`con referencia\s+${REF}`, 'iu')],
} as const;

export const portalPresets: readonly PortalPreset[] = [
  {
    id: 'idealista',
    name: 'idealista',
    hosts: ['idealista.com'],
    labels: withLabels({ portalReference: ['Código del anuncio'] }),
    notices: new RegExp(String.raw`${notices.source}|cambio de precio|tus favoritos`, 'i'),
    calls,
    patterns: [
      /(?:Nuevo mensaje|Nueva oferta) de (?<name>.{2,80}?) sobre tu inmueble/iu,
      new RegExp(String.raw`\bcon ref\.?(?: interna)?:?\s*${REF}`, 'iu'),
      new RegExp(String.raw`\(Ref\.\s*${REF}\)`, 'iu'),
      /idealista\.com\/(?:[a-z]{2}\/)?inmueble\/(?<portalReference>\d{4,12})/i,
    ],
    readsLinks: true,
  },
  { ...adevinta, id: 'habitaclia', name: 'habitaclia', sign: /- De habitaclia|habitaclia\.com/i },
  { ...adevinta, id: 'milanuncios', name: 'Milanuncios', sign: /- De milanuncios/i },
  { ...adevinta, id: 'fotocasa', name: 'Fotocasa' },
  { id: 'habitaclia-direct', name: 'habitaclia', hosts: ['habitaclia.com'], labels: sharedLabels, notices, calls },
  { id: 'pisos', name: 'pisos.com', hosts: ['pisos.com', 'habitatsoft.com'], labels: sharedLabels, notices, calls },
  {
    id: 'kyero',
    name: 'Kyero',
    hosts: ['kyero.com'],
    labels: sharedLabels,
    notices,
    patterns: [
      new RegExp(String.raw`property ref:?\s*${REF}`, 'iu'),
      new RegExp(String.raw`Nouvelle demande\s*:\s*${REF}`, 'iu'),
      /kyero\.com\/[^\s"]*?property\/(?<portalReference>\d{4,12})/i,
    ],
  },
  {
    id: 'thinkspain',
    name: 'thinkSPAIN',
    hosts: ['thinkspain.com'],
    labels: withLabels({ portalReference: ['Property Ref', 'Site Reference'] }),
    notices,
    patterns: [/thinkspain\.com\/[^\s"]*?(?<portalReference>\d{5,12})/i],
  },
  {
    id: 'rightmove',
    name: 'Rightmove',
    hosts: ['rightmove.co.uk'],
    labels: sharedLabels,
    notices,
    prefix: /^\d{2,8}_+/,
    locale: 'en',
  },
  {
    id: 'zoopla',
    name: 'Zoopla',
    hosts: ['zpg.co.uk', 'zoopla.co.uk'],
    labels: sharedLabels,
    notices,
    locale: 'en',
  },
  {
    id: 'green-acres',
    name: 'Green-Acres',
    hosts: ['green-acres.com'],
    labels: withLabels({ reference: ['Ref', 'Réf', 'Référence'] }),
    notices,
    prefix: /^[\da-f]{4,8}-(?=.)/i,
  },
];
