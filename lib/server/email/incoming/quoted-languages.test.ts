import { ownWords, textParts } from '@/lib/contacts/received-email';
import { quotedSpans } from './quoted-spans';

const OWN = 'El jueves a las 10 me va bien.\n\nClara\n600 111 222';
const block = 'Sí, está libre. ¿Cuándo quiere verla?\nUn saludo';
const marked = block.replace(/^/gm, '> ');
const outlook = (head: readonly [string, string, string, string], gap = ':') =>
  `${head[0]}${gap} Agencia <info@agency.example>\n${head[1]}${gap} 26/11/2026 10:15\n${head[2]}${gap} Clara <clara@example.com>\n${head[3]}${gap} Re: CM-0426\n\n${block}`;
const rule = '________________________________';
const ANA = 'Ana <ana@agency.example>';

/** As the programs write in five languages. */
const histories: readonly (readonly [program: string, history: string])[] = [
  ['Gmail es', `El jue, 26 nov 2026 a las 10:15, Ana (<ana@agency.example>) escribió:\n\n${marked}`],
  ['Gmail en', `On Thu, 26 Nov 2026 at 10:15, ${ANA} wrote:\n\n${marked}`],
  ['Gmail de', `Am Do., 26. Nov. 2026 um 10:15 Uhr schrieb ${ANA}:\n\n${marked}`],
  ['Gmail fr', `Le jeu. 26 nov. 2026 à 10:15, ${ANA} a écrit :\n\n${marked}`],
  ['Gmail fr, two lines', `Le jeu. 26 nov. 2026 à 10:15, ${ANA} a\nécrit :\n\n${marked}`],
  ['Gmail nl', `Op do 26 nov 2026 om 10:15 schreef ${ANA}:\n\n${marked}`],
  ['Gmail nl, two lines', `Op do 26 nov 2026 om 10:15 schreef Ana <\nana@agency.example>:\n\n${marked}`],
  ['Outlook de', outlook(['Von', 'Gesendet', 'An', 'Betreff'])],
  ['Outlook fr', outlook(['De', 'Envoyé', 'À', 'Objet'], ' :')],
  ['Outlook fr, unbreakable blanks', outlook(['De', 'Envoyé', 'À', 'Objet'], '\u00a0:')],
  ['Outlook nl', outlook(['Van', 'Verzonden', 'Aan', 'Onderwerp'])],
  ['Outlook web es', `${rule}\n${outlook(['De', 'Enviado', 'Para', 'Asunto'])}`],
  ['Outlook web de', `${rule}\n${outlook(['Von', 'Gesendet', 'An', 'Betreff'])}`],
  ['Outlook web nl', `${rule}\n${outlook(['Van', 'Verzonden', 'Aan', 'Onderwerp'])}`],
  ['Outlook Mac es', outlook(['De', 'Fecha', 'Para', 'Asunto'])],
  ['Outlook Mac en', outlook(['From', 'Date', 'To', 'Subject'])],
  ['Outlook Mac de', outlook(['Von', 'Datum', 'An', 'Betreff'])],
  ['Outlook Mac fr', outlook(['De', 'Date', 'À', 'Objet'], ' :')],
  ['Outlook Mac nl', outlook(['Van', 'Datum', 'Aan', 'Onderwerp'])],
  [
    'Outlook phone en',
    `Get Outlook for Android<https://aka.ms/x>\n${rule}\n${outlook(['From', 'Sent', 'To', 'Subject'])}`,
  ],
  [
    'Outlook phone de',
    `Outlook für iOS beziehen<https://aka.ms/x>\n${rule}\n${outlook(['Von', 'Gesendet', 'An', 'Betreff'])}`,
  ],
  ['Outlook phone fr', `Télécharger Outlook pour iOS\n${rule}\n${outlook(['De', 'Envoyé', 'À', 'Objet'], ' :')}`],
  [
    'Outlook phone nl',
    `Outlook voor Android downloaden\n${rule}\n${outlook(['Van', 'Verzonden', 'Aan', 'Onderwerp'])}`,
  ],
  ['Outlook old de', `-----Ursprüngliche Nachricht-----\n${outlook(['Von', 'Gesendet', 'An', 'Betreff'])}`],
  ['Outlook old fr', `-----Message d'origine-----\n${outlook(['De', 'Envoyé', 'À', 'Objet'], ' :')}`],
  ['Outlook old nl', `-----Oorspronkelijk bericht-----\n${outlook(['Van', 'Verzonden', 'Aan', 'Onderwerp'])}`],
  ['Apple es', `El 26 nov 2026, a las 10:15, ${ANA} escribió:\n\n${block}`],
  ['Apple de', `Am 26.11.2026 um 10:15 schrieb ${ANA}:\n\n${marked}`],
  ['Apple fr', `Le 26 nov. 2026 à 10:15, ${ANA} a écrit :\n\n${marked}`],
  ['Apple nl', `Op 26 nov 2026 om 10:15 heeft ${ANA} het volgende geschreven:\n\n${block}`],
  ['iPhone de', `Von meinem iPhone gesendet\n\n> Am 26.11.2026 um 10:15 schrieb ${ANA}:\n> \n${marked}`],
  ['iPhone fr', `Envoyé de mon iPhone\n\n> Le 26 nov. 2026 à 10:15, ${ANA} a écrit :\n> \n${marked}`],
  [
    'iPhone nl',
    `Verstuurd vanaf mijn iPhone\n\n> Op 26 nov 2026 om 10:15 heeft ${ANA} het volgende geschreven:\n> \n${marked}`,
  ],
];

const signatures: readonly string[] = [
  '-- \nClara Pérez\nTel. 600 111 222',
  '--\nClara Pérez\n\nEnviado desde mi iPhone',
  'Enviado desde mi iPhone',
  'Enviado desde Outlook para Android<https://aka.ms/x>',
  'Obtener Outlook para iOS<https://aka.ms/o0ukef>',
  'Enviado desde Correo para Windows',
  'Sent from my Galaxy',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Von meinem iPhone gesendet',
  'Gesendet von Mail für Windows',
  'Gesendet mit der GMX Mail App',
  'Outlook für Android herunterladen',
  'Envoyé de mon iPhone',
  'Envoyé à partir de Outlook pour iOS',
  "Envoyé à partir d'Outlook pour iOS",
  'Verstuurd vanaf mijn iPhone',
  'Verzonden vanuit Outlook voor iOS',
];

it.each(histories)('folds the history of %s, but not where it is all there is', (_program, history) => {
  const text = `${OWN}\n\n${history}`;
  expect(textParts(text, quotedSpans(text))).toEqual([
    { text: OWN, isQuoted: false },
    { text: history.trim(), isQuoted: true },
  ]);
  expect(quotedSpans(history)).toEqual([]);
});

it.each(signatures)('folds the signature %j, alone and above a history', (signature) => {
  for (const history of ['', `On Thu, 26 Nov 2026 at 10:15, ${ANA} wrote:\n\n${marked}`]) {
    const below = `${signature}\n\n${history}`;
    const text = `${OWN}\n\n${below}`;
    expect(textParts(text, quotedSpans(text))).toEqual([
      { text: OWN, isQuoted: false },
      { text: below.trim(), isQuoted: true },
    ]);
    expect(quotedSpans(below)).toEqual([]);
  }
});

it('keeps answers between the lines of a history, and folds the signature below them', () => {
  const text = `On Thu, 26 Nov 2026 at 10:15, ${ANA} wrote:\n> When?\n\nOn Thursday.\n\n> Where?\n\nThere.\n-- \nClara\n`;
  expect(ownWords(text, quotedSpans(text))).toBe('On Thursday.\n\n> Where?\n\nThere.');
});

it.each([
  'Hola: la oferta viene\nDe: mi hermano, enviado el lunes\nPara: la casa de Moraira',
  'Enviado desde la notaría el lunes, no lo he recibido.',
  'Sent from my office last week, did you get it?',
  'Un punto\n--\n' + 'y otra línea\n'.repeat(30),
  '-- \nClara',
  'Enviado desde mi iPhone',
])('takes %j for new words', (text) => {
  expect(quotedSpans(text)).toEqual([]);
});
