/**
 * Fields of a portal's email. `givenName` and `surname` are parts of the name; `reference` is ours, `portalReference`
 * the portal's; `other` lines hold none of these.
 */
export type PortalField =
  | 'name'
  | 'givenName'
  | 'surname'
  | 'phone'
  | 'email'
  | 'message'
  | 'language'
  | 'reference'
  | 'portalReference'
  | 'other';

export type FieldLabels = Readonly<Partial<Record<PortalField, readonly string[]>>>;

/** Compared without accents, case and colon. */
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
    'Naam',
    'Interesado',
    'Interesada',
    'Persona interesada',
  ],
  givenName: ['First name', 'Given name', 'Forename', 'Vorname', 'Prénom', 'Voornaam'],
  surname: [
    ...['Apellidos', 'Apellido', 'Primer apellido', 'Cognoms', 'Surname', 'Last name', 'Family name'],
    ...['Nachname', 'Nom de famille', 'Achternaam'],
  ],
  phone: [
    ...['Teléfono', 'Telf', 'Tel', 'Mi teléfono', 'Teléfono de contacto', 'Móvil', 'Telèfon de contacte', 'Mòbil'],
    ...['Telephone', 'Phone', 'Phone number', 'Mobile', 'Téléphone', 'Telefon', 'Telefoon'],
    ...['Número de teléfono', 'Numéro de téléphone', 'Portable', 'Telefonnummer', 'Handy', 'Telefoonnummer'],
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
    'Adresse e-mail',
    'E-mailadres',
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

/** Returns a label without accents, case, bullets, icons, emphasis and a colon. */
export function plain(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\d]+|[\s*_:.]+$/gu, '')
    .replace(/\s+/g, ' ');
}
