import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { escapeXml } from '@/lib/text/escape-xml';
import { hoursInWords } from './opening-hours';
import { siteFacts } from './site-facts';

/** `body`: HTML. Omits lines with an empty fact. */
export function withAgency(body: string, locale: Locale): string {
  const facts = factsIn(locale);
  const filled = body
    .split('\n')
    .filter((line) => !names.some((name) => facts[name] === '' && line.includes(`{${name}}`)))
    .map((line) => names.reduce((text, name) => text.replaceAll(`{${name}}`, () => escapeXml(facts[name])), line));
  return filled.join('\n').replace('<ul>\n</ul>\n', '');
}

const names = [
  ...['agency', 'legalName', 'taxId', 'address', 'phone', 'email', 'companyRegister', 'aicat', 'raicv'],
  ...['officeHours', 'phoneHours'],
] as const;

function factsIn(locale: Locale): Readonly<Record<(typeof names)[number], string>> {
  const { address, companyRegister, email, hours, legalName, name, phone, registers, taxId } = siteFacts().agency;
  const t = translatorOf(locale, 'legalPage');
  const tCommon = translatorOf(locale, 'common');
  const { aicat, raicv } = registers;
  const numberIn = ({ abbreviation, number }: typeof aicat) => (number === '' ? '' : `${abbreviation} ${number}`);
  return {
    agency: name,
    legalName,
    taxId,
    phone: phone.display,
    email,
    address: `${address.street} ${address.number}, ${address.postalCode} ${address.city}`,
    companyRegister: companyRegister.name === '' ? '' : t('companyRegister', companyRegister),
    aicat: numberIn(aicat),
    raicv: numberIn(raicv),
    officeHours: hoursInWords(hours.office, locale, tCommon),
    phoneHours: hoursInWords(hours.phone, locale, tCommon),
  };
}
