import type { Locale } from '@/lib/i18n/locales';

export type RefusedWord = readonly [pattern: RegExp, instead: string];
type Refused = Readonly<Record<Locale, readonly RefusedWord[]>>;

/** Terms with a use beyond the table of docs/glossary.md, and their replacements; for messages and content. */
export const refusedTerms: Refused = {
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
    [
      /\bLlei \d|\bDecret (llei )?\d|(?<!©\s+)\bAjuntament de\b|\bIncasòl\b/,
      'Ley, Decreto ley, Ayuntamiento de, INCASÒL',
    ],
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

/** Turns that read as translated, and their replacements; for messages. */
export const refusedTurns: Refused = {
  en: [
    [/\bstands\b/i, 'is shown, is'],
    [/\bwaits( here)? for\b|\bwait for your\b/i, 'is waiting for'],
    [/\b(is|are) held for you\b/i, 'we are holding'],
    [/\bvery (place|address|day)\b/i, 'exact place, this address'],
    [/(?<!\b(there|that) )\bis no (?!longer\b|more\b)[a-z]+/i, 'is not a'],
    [/\bby video(?! calls?\b)/i, 'by video call'],
    [/\bof now\b/i, 'current'],
    [/\bso many\b/i, 'the number'],
    [/\bbecomes? of\b/i, 'happens to'],
    [/\bcomes? of it\b/i, 'the outcome'],
    [/\buntil the keys\b/i, 'until you hand over the keys'],
    [/\bno mails?\b|\bmails are\b/i, 'emails'],
    [/\b(obliges|binds) (nobody|anybody)\b/i, 'does not commit anybody'],
    [/‘[^’]*’|[«»]/, '“ ”'],
  ],
  es: [
    [/\besperan? su\b/i, 'está pendiente de su'],
    [/\b(esta|la) dirección (ya no )?(abre|funciona|sirve|vale)\b/i, 'el enlace funciona'],
    [/\beste enlace (ya )?no (sirve|vale|es válido)\b/i, 'no funciona'],
    [/\b(no )?se queda con usted\b/i, 'solo lo ve el equipo'],
    [/\blo de muestra\b/i, 'el contenido de muestra'],
    [/\bno existe o está por llegar\b/i, 'no es válida o es futura'],
    [/\bpor cuenta nuestra\b/i, 'por encargo suyo'],
    [/[“”‘’](?!\p{L})|[“‘]/u, '« »'],
  ],
};

/** Messages that the specification gives word for word (tests/specification). */
export const givenMessages: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  es: [
    'messages.fieldErrors.invalidEmail',
    'messages.contactForm.errors.failed',
    'messages.contactForm.success',
    'messages.contactForm.sending',
    'messages.blogPage.emptyText',
    'messages.articleNotFound.text',
  ],
};
