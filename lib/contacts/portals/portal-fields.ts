/** Fields of a portal's email. `reference` is ours, `portalReference` the portal's; `other` lines hold none of these. */
export type PortalField =
  'name' | 'phone' | 'email' | 'message' | 'language' | 'reference' | 'portalReference' | 'other';

export type FieldLabels = Readonly<Partial<Record<PortalField, readonly string[]>>>;

/** Labels that portals share, in the languages of their emails. Compared without accents, case and colon. */
export const sharedLabels: FieldLabels = {
  name: [
    'Nombre',
    'Nombre y apellidos',
    'Name',
    'Full name',
    'Contact name',
    'Nom',
    'Nom i cognoms',
    'Nom du contact',
    'Kontaktname',
  ],
  phone: [
    ...['Teléfono', 'Telf', 'Tel', 'Mi teléfono', 'Teléfono de contacto', 'Móvil', 'Telèfon de contacte', 'Mòbil'],
    ...['Telephone', 'Phone', 'Phone number', 'Mobile', 'Téléphone', 'Telefon', 'Telefoon'],
  ],
  email: [
    'Email',
    'E-mail',
    'Correo electrónico',
    'Correu electrònic',
    'Adreça electrònica',
    'Dirección de correo',
    'Email address',
    'Courriel',
    'E-Mail-Adresse',
  ],
  message: [
    'Mensaje',
    'Comentarios',
    'Missatge',
    'Comentaris',
    'Message',
    'Comments',
    'Enquiry',
    'Nachricht',
    'Bericht',
  ],
  language: ['Idioma', 'Language', 'Website Language', 'Langue', 'Sprache', 'Taal'],
  reference: [
    'Referencia',
    'Su referencia',
    'La vostra referència',
    'Reference',
    'Your Reference',
    'Your property ref',
    'Ihre Referenz',
  ],
  other: [
    ...[
      'Link',
      'Enlace',
      'Lien',
      'Datos de la persona interesada',
      'Datos del interesado',
      'Datos del inmueble',
      'Enllaç',
    ],
    ...['Datos del anuncio', 'Contact details', 'Property details'],
  ],
};

/** Written where a visitor left a field empty. */
const EMPTY: ReadonlySet<string> = new Set(
  ['', '-', '--', 'n/a', 'no especificado', 'no indicado', 'not specified', 'not provided', 'none', 'null'].map(plain),
);

export const isEmptyValue = (value: string): boolean => EMPTY.has(plain(value));

/** Returns a label without accents, case, bullets, emphasis and a colon. */
export function plain(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[\s*•·>_-]+|[\s*_:.]+$/g, '')
    .replace(/\s+/g, ' ');
}
