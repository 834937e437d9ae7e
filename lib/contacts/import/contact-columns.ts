import { foldText } from '@/lib/text/fold-text';

const columns = {
  name: 'nombre completo | nombre y apellidos | full name | name | contacto | cliente | razon social',
  firstName: 'nombre | first name | given name | nombre pila',
  lastName: 'apellidos | apellido | last name | surname | family name | primer apellido',
  email: 'email | e mail | correo | correo electronico | mail | email address | direccion de correo',
  phone: 'telefono | tel | movil | telefono movil | telefono 1 | phone | mobile | mobile phone | telephone',
  language: 'idioma | lengua | language | lang',
  basis: 'base | base legal | base juridica | origen | legal basis | basis | source | consentimiento | consent',
  basisOn:
    'fecha | fecha alta | fecha de alta | fecha consulta | fecha de la consulta | fecha consentimiento | date | created | created at | enquiry date',
} as const;

export type ContactColumn = keyof typeof columns;

export const contactColumns = Object.keys(columns) as readonly ContactColumn[];

export const isContactColumn = (text: string): text is ContactColumn => Object.hasOwn(columns, text);

/** Guesses the field of each column from its head; each field once, '' when unknown. */
export function guessContactsColumns(head: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return head.map((name) => {
    const folded = foldText(name);
    const target = contactColumns.find((column) => columns[column].split(' | ').includes(folded));
    if (target === undefined || taken.has(target)) return '';
    taken.add(target);
    return target;
  });
}
