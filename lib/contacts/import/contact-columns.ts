import { foldText } from '@/lib/text/fold-text';

/** Heads without accents, numbers and `value`; by Google, Outlook and the programs of agencies, in both languages. */
const columns = {
  name: 'nombre completo | nombre y apellidos | apellidos y nombre | full name | name | contacto | contact | contact name | nombre del contacto | cliente | nombre cliente | nombre del cliente | display name | nombre para mostrar | nombre mostrado',
  firstName:
    'nombre | nombres | first name | given name | nombre pila | nombre de pila | primer nombre | segundo nombre | middle name | additional name | forename',
  lastName:
    'apellidos | apellido | last name | surname | family name | primer apellido | segundo apellido | second surname',
  email: 'email',
  phone: 'phone',
  company:
    'empresa | compania | organizacion | razon social | nombre de la empresa | nombre de la organizacion | company | company name | organization | organisation | organization name | account name | nombre de cuenta | nombre de la cuenta | associated company | sociedad',
  note: 'notas | nota | notes | note | observaciones | observacion | comentarios | comentario | comments | comment | anotaciones | remarks | memo | descripcion | description | etiquetas | etiqueta | labels | label | tags | tag | group membership | categorias | categoria | categories | category | grupos | grupo | cargo | puesto | job title | organization title | direccion | direccion postal | domicilio | address | address formatted | mailing address | postal address | demanda | demandas | busca | intereses | interes | historial | seguimiento',
  language: 'idioma | lengua | language | lang | preferred language | idioma preferido',
  basis:
    'base | base legal | base juridica | origen | origen del lead | fuente | fuente original | legal basis | basis | source | lead source | original source | consentimiento | consent',
  basisOn:
    'fecha | fecha alta | fecha de alta | fecha creacion | fecha de creacion | fecha consulta | fecha de la consulta | fecha consentimiento | date | created | created at | create date | created date | created time | creation date | enquiry date | basis on',
} as const;

export type ContactColumn = keyof typeof columns;

export const contactColumns = Object.keys(columns) as readonly ContactColumn[];

export const isContactColumn = (text: string): text is ContactColumn => Object.hasOwn(columns, text);

/** Fields of several columns: the first filled one counts, further ones are kept too. */
export const isOfSeveralContactColumns = (column: string): boolean =>
  ['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'note'].includes(column);

/** Columns of our own export that are not fields of a contact. */
const ownFacts = ['source', 'createdAt', 'lastContactAt'];
const ownColumns = ['name', 'emails', 'phone', 'language', ...ownFacts];

const EMAIL = /\b(e ?mails?|correos?|mail)\b/;
const PHONE =
  /\b(tel|tels|telf|tlf|tlfn|tlfno|tfno|tfn|telefonos?|telefon|telephones?|phones?|movil|moviles|mobile|cell|cellphone|cel|celular|whatsapp|fijo|radiotelefono|centralita)\b|^particular$/;
/** About a telephone or an address, or of a different contact. */
const ASIDE =
  /\b(fax|type|label|tipo|etiqueta|display|pantalla|opt|out|no|not|estado|status|fecha|date|last|ultim[oa]|ext|extension|prefijo|prefix|country|pais|operador|permitir|allow|assistant|asst|asistente|ayudante|owner|propietario|dominio|domain|consent|consentimiento|marketing|permiso|verified|verificad[oa]|suscrit[oa]|bounced?|rebotad[oa]|sent|enviad[oa]s?|postal)\b/;
/** `Person - Email - Work` of Pipedrive. */
const SUBJECT = /^(?:person|persona|contact|contacto|cliente|lead|client)s? (?=.)/;

/** Returns '' for an unknown column. */
export function guessContactsColumns(head: readonly string[]): readonly string[] {
  const isOwn = ownColumns.every((name) => head.includes(name));
  const taken = new Set<string>();
  return head.map((name) => {
    const target = isOwn && ownFacts.includes(name) ? 'note' : columnOf(name);
    if (target === undefined || taken.has(target)) return '';
    if (!isOfSeveralContactColumns(target)) taken.add(target);
    return target;
  });
}

function columnOf(head: string): ContactColumn | undefined {
  const folded = foldText(head.replace(/(\p{Lowercase})(?=[\p{Uppercase}\d])/gu, '$1 '))
    .replace(/\b(?:\d{1,2}|value|valor)\b/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^(?:no|n|num|numero|number) (?:de |of )?(?=tel|movil|phone|mobile)/, '');
  const known = (text: string) => contactColumns.find((column) => columns[column].split(' | ').includes(text));
  const exact = known(folded) ?? known(folded.replace(SUBJECT, ''));
  if (exact) return exact;
  if (ASIDE.test(folded)) return undefined;
  return EMAIL.test(folded) ? 'email' : PHONE.test(folded) ? 'phone' : undefined;
}
