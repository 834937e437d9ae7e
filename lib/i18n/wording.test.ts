import { readdirSync } from 'node:fs';
import path from 'node:path';
import en from '@/messages/en';
import es from '@/messages/es';
import type { Locale } from './locales';

/** Banned terms and their replacements (docs/glossary.md, 'One term for one thing'). */
const banned: Readonly<Record<Locale, readonly (readonly [pattern: RegExp, instead: string])[]>> = {
  en: [
    [/\be-mail/i, 'email'],
    [/\b(ring|rings|rang|rung)\b(?! road)/i, 'call'],
    [/\breckon/i, 'calculate, think'],
    [/\bin all(?=[.,:;)]|$)|\bIn all\b|\bcosts in all\b/, 'total, in total'],
    [/\bpapers\b|\bevery paper\b/i, 'documents'],
    [/\bdear(er|est)?\b/i, 'expensive, more expensive'],
    [/\bmend(s|ed|ing)?\b/i, 'repair'],
    [/\bapprais/i, 'valuation, bank valuation'],
    [/\bsecond-hand\b/i, 'resale'],
    [/(?<!\bblocks? of )\bflats\b|(?<!laid )\bflat\b(?!\})/i, 'apartment'],
    [/\bComunitat Valenciana\b|\bComunidad de Madrid\b/, 'Valencian Community, Madrid region'],
    [/\bbusiness premises\b/i, 'commercial premises'],
    [/\b[Ff]orm 21[01]\b/, 'Modelo 210, Modelo 211'],
    [/\bpictures\b/i, 'images (made by computer), photos'],
    [/\b(inner|green) courts?\b|\b(onto|from) the court\b/i, 'inner courtyard'],
    [/\bby daylight\b/i, 'nothing: no photograph of a listing was taken'],
    [/\benergy letter\b/i, 'energy rating'],
    [/\bby slices\b|\bown slice\b/i, 'band'],
    [/\bone (sees|hears|smells)\b/i, 'you see, you hear'],
    [/\bsurely you\b/i, 'probably you'],
    [/\bopening fee\b/i, 'arrangement fee'],
    [/\blarge holders?\b/i, 'large landlord (gran tenedor)'],
    [/\bhydraulic tiles?\b/i, 'encaustic cement tiles'],
    [/\bcomputer images?\b/i, 'computer-generated image'],
    [/\bdata sheets?\b/i, 'property particulars'],
    [/(?<!Real )\bDecreto ley\b|\bIncasòl\b/, 'Decret llei, INCASÒL'],
    [/\bterms and conditions\b/i, 'terms of use'],
    [/\b(with|in) one click\b/i, 'at any time: the link opens a page with a button'],
    [/\bvisited and measured\b|\bmeasured by us before\b/i, 'nothing: a feed brings homes too'],
  ],
  es: [
    [/\bpor favor,? ingrese\b|\bcontáctenos\b|\bhubo un error\b/i, 'escriba; contacte con nosotros; no se ha podido'],
    [/\b(intenta|estás|puedes|quieres|tienes|necesitas|debes|recibirás|podrás)\b/i, 'the verb with usted'],
    [/\b(tu|tus|contigo)\b/i, 'su, sus, con usted'],
    [/\bser eliminad[oa]s?\b|\bha sido (enviad|eliminad)[oa]\b/i, 'se ha enviado, hemos eliminado'],
    [/\blimpiar filtros\b/i, 'quitar filtros'],
    [/\b(programar|agendar) (una|otra|la) llamada\b/i, 'reservar'],
    [/\b(sudeste|sudoeste|nordeste)\b/i, 'sureste, suroeste, noreste'],
    [/\bcarta (mensual|al mes)\b|\buna carta nuestra\b/i, 'boletín'],
    [/\brangos?\b|\bintervalos?\b/i, 'horquilla, entre … y …'],
    [/\bLlei \d|\bDecret (llei )?\d|\bAjuntament de\b|\bIncasòl\b/, 'Ley, Decreto ley, Ayuntamiento de, INCASÒL'],
    [
      /\bdocumento de segunda ocupación\b|\blicencia de ocupación\b(?! del edificio)/i,
      'declaración responsable de segunda ocupación',
    ],
    [/\bpor vídeo\b/i, 'por videollamada'],
    [/\bpieza a pieza\b|\ben (tres|dos|cuatro) piezas\b/i, 'estancia'],
    [/\bEUR por m²|\b[Ee]uros por m²/, '€/m²'],
    [
      /\bcomputadora\b|\bcelular\b|\bdepartamento\b|\brentar\b|\bacceder a su cuenta\b/i,
      'ordenador, móvil, piso, alquilar, entrar',
    ],
    [/\bcuñad[oa]/i, 'nothing: a joke about relatives'],
    [/\bsin circo\b|\bde mesa camilla\b/i, 'plain words'],
    [/\.\.\.$/, '… (one sign)'],
    [/\balertas?\b/i, 'aviso'],
    [/\banular\b/i, 'cancelar'],
    [/\btérminos (y condiciones )?de uso\b|\best(os|e) términos\b/i, 'condiciones de uso'],
    [/\bimagen por ordenador\b/i, 'imagen generada por ordenador'],
    [/€ por m²/, '€/m²'],
    [/\bnotaría, registro\b/, 'Registro'],
    [/\b(con|en) un clic\b|^un clic y\b/i, 'en cualquier momento: el enlace abre una página con un botón'],
    [/\bvisitado y medido\b|\bhemos (visitado|medido)\b/i, 'nothing: a feed brings homes too'],
  ],
};

/** Messages with wording fixed by the specification. */
const given: ReadonlySet<string> = new Set([
  'messages.fieldErrors.invalidEmail',
  'messages.contactForm.errors.failed',
  'messages.contactForm.success',
  'messages.contactForm.sending',
  'messages.blogPage.emptyText',
  'messages.articleNotFound.text',
]);

const codeKeys: ReadonlySet<string> = new Set(['id', 'url', 'href', 'email', 'alsoCalled', 'alsoTyped']);

type Found = readonly [where: string, text: string];

function words(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [[where, value.replace(/<[^>]+>/g, ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (codeKeys.has(key) ? [] : words(part, `${where}.${key}`)));
}

function localized(value: unknown, locale: Locale, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === locale && 'en' in value && 'es' in value ? words(part, where) : localized(part, locale, `${where}.${key}`),
  );
}

async function contentTexts(locale: Locale): Promise<Found[]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('all.ts') && !file.startsWith('types'),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const texts: unknown = await import(path.resolve('content', file));
      const [folder] = file.split(path.sep);
      if (folder === locale) return words(texts, file);
      return folder === 'en' || folder === 'es' ? [] : localized(texts, locale, file);
    }),
  );
  return found.flat();
}

const spoken = ([where, text]: Found): Found => [
  where,
  text.replace(/\{[\w.]+(, (plural|select|selectordinal),)?/g, ' '),
];

it.each(['en', 'es'] as const)('%s says one thing with one word, in messages and in content', async (locale) => {
  const texts = [...words({ en, es }[locale], 'messages'), ...(await contentTexts(locale))].map(spoken);
  expect(texts.length).toBeGreaterThan(2000);
  const findings = texts.flatMap(([where, text]) =>
    locale === 'es' && given.has(where)
      ? []
      : banned[locale].flatMap(([pattern, instead]) => {
          const hit = pattern.exec(text);
          return hit === null
            ? []
            : [`${where}: "${text.slice(Math.max(0, hit.index - 30), hit.index + 40)}": ${instead}`];
        }),
  );
  expect(findings).toEqual([]);
});

/** Pages of owners that set the site up, and the sign-in before its keys are set (decision 47). */
const namesVariables: ReadonlySet<string> = new Set([
  'messages.auth.errors.socialNotConfigured',
  'messages.deskFeeds.failures.privateAddress',
  'messages.deskSite.mailbox',
]);

it.each([en, es])('names variables of the environment to owners alone', (messages) => {
  const naming = words(messages, 'messages').flatMap(([where, text]) =>
    /\b[A-Z]{2,}_[A-Z]/.test(text) ? [where] : [],
  );
  expect(naming.filter((where) => !namesVariables.has(where))).toEqual([]);
});
