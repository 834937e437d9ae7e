import { ownWords, textParts } from '@/lib/contacts/received-email';
import { quotedSpans } from './quoted-spans';

const OWN = 'El jueves a las 10 me va bien.\n\nClara\n600 111 222';
const block = 'Sí, está libre. ¿Cuándo quiere verla?\nUn saludo';
const marked = block.replace(/^/gm, '> ');

const histories: readonly (readonly [program: string, history: string])[] = [
  ['Gmail es', `El lun, 23 nov 2026 a las 10:04, Agencia (<info@agency.example>) escribió:\n\n${marked}`],
  ['Gmail es, folded', `El lun, 23 nov 2026 a las 10:04, Agencia (<info@agency.example>)\nescribió:\n\n${marked}`],
  ['Gmail es, from HTML', `El lun, 23 nov 2026 a las 10:04, Agencia (<info@agency.example>) escribió:\n\n${block}`],
  ['Gmail en', `On Mon, Nov 23, 2026 at 10:04 AM Agency <info@agency.example> wrote:\n\n${marked}`],
  ['Gmail en, folded', `On Mon, 23 Nov 2026 at 10:04, A Very Long Agency <\ninfo@agency.example> wrote:\n\n${marked}`],
  [
    'Gmail ca',
    `Missatge de Agencia <info@agency.example> del dia dl., 23 de nov. 2026 a les 10:04 va escriure:\n\n${marked}`,
  ],
  [
    'Outlook es',
    `________________________________\nDe: Agencia <info@agency.example>\nEnviado: lunes, 23 de noviembre de 2026 10:04\nPara: Clara <clara@example.com>\nCC: otra@example.com\nAsunto: Re: Su consulta\n\n${block}`,
  ],
  [
    'Outlook es, "Enviado el"',
    `De: Agencia <info@agency.example>\nEnviado el: lunes, 23 de noviembre de 2026 10:04\nPara: Clara <clara@example.com>\nAsunto: Re: Su consulta\n\n${block}`,
  ],
  [
    'Outlook en',
    `From: Agency <info@agency.example>\nSent: Monday, November 23, 2026 10:04 AM\nTo: Clara <clara@example.com>\nSubject: Re: Your enquiry\n\n${block}`,
  ],
  [
    'Outlook en, bold marks and empty lines',
    `*From:* Agency <info@agency.example>\n\n*Sent:* Monday, November 23, 2026 10:04 AM\n\n*To:* Clara\n\n*Subject:* Re: S\n\n${block}`,
  ],
  [
    'Outlook de',
    `Von: Agency <info@agency.example>\nGesendet: Montag, 23. November 2026 10:04\nAn: Clara\nBetreff: S\n\n${block}`,
  ],
  [
    'Outlook fr',
    `De : Agency <info@agency.example>\nEnvoyé : lundi 23 novembre 2026 10:04\nÀ : Clara\nObjet : S\n\n${block}`,
  ],
  [
    'Outlook for iOS es',
    `Obtener Outlook para iOS<https://aka.ms/o0ukef>\n________________________________\nDe: Agencia <info@agency.example>\nEnviado: Monday, November 23, 2026 10:04:00 AM\nPara: Clara <clara@example.com>\nAsunto: S\n\n${block}`,
  ],
  [
    'Outlook for iOS en',
    `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Agency <info@agency.example>\nSent: Monday, November 23, 2026 10:04:00 AM\nTo: Clara <clara@example.com>\nSubject: S\n\n${block}`,
  ],
  [
    'Mensaje original',
    `-----Mensaje original-----\nDe: Agencia\nEnviado el: lunes, 23 de noviembre de 2026 10:04\nPara: Clara\nAsunto: S\n\n${block}`,
  ],
  [
    'Original Message',
    `-----Original Message-----\nFrom: Agency\nSent: Monday, November 23, 2026 10:04 AM\nTo: Clara\nSubject: S\n\n${block}`,
  ],
  [
    'Samsung',
    `-------- Mensaje original --------\nDe: Agencia <info@agency.example>\nFecha: 23/11/26 10:04 (GMT+01:00)\nA: Clara\nAsunto: S\n\n${block}`,
  ],
  [
    'Apple es',
    `Enviado desde mi iPhone\n\n> El 23 nov 2026, a las 10:04, Agencia <info@agency.example> escribió:\n> \n${marked}`,
  ],
  ['Apple es, Mac', `> El 27 nov 2026, a las 10:00, Agencia <info@agency.example> escribió:\n>\n${marked}`],
  ['Apple es, from HTML', `El 27 nov 2026, a las 10:00, Agencia <info@agency.example> escribió:\n\n${block}`],
  ['Apple en', `On 23 Nov 2026, at 10:04, Agency <info@agency.example> wrote:\n\n${marked}`],
  ['Yahoo es', `En lunes, 23 de noviembre de 2026, 10:04:00 CET, Agencia <info@agency.example> escribió:\n\n ${block}`],
  ['Yahoo en', `On Monday, November 23, 2026 at 10:04:00 AM GMT+1, Agency <info@agency.example> wrote:\n\n${block}`],
  ['Thunderbird es', `El 23/11/26 a las 10:04, Agencia escribió:\n${marked}`],
  ['GMX', `Am 23.11.2026 um 10:04 schrieb Agency <info@agency.example>:\n\n${marked}`],
  ['French', `Le lun. 23 nov. 2026 à 10:04, Agency <info@agency.example> a écrit :\n\n${marked}`],
  ['Italian', `Il giorno lun 23 nov 2026 alle ore 10:04 Agency <info@agency.example> ha scritto:\n\n${marked}`],
  ['Dutch', `Op ma 23 nov. 2026 om 10:04 schreef Agency <info@agency.example>:\n\n${marked}`],
  ['name first', `Agencia <info@agency.example> escribió el lun, 23 nov 2026 a las 10:04:\n\n${marked}`],
  [
    'Gmail ca, folded',
    `Missatge de Agencia <info@agency.example> del dia dl., 23 de nov.\n2026 a les 10:04:\n\n${marked}`,
  ],
  ['Gmail ru', `пн, 23 нояб. 2026 г. в 10:04, Agency <info@agency.example>:\n\n${marked}`],
  ['Gmail fi', `ma 23. marrask. 2026 klo 10.04 Agency (<info@agency.example>) kirjoitti:\n\n${marked}`],
  ['Gmail hu', `Agency <info@agency.example> ezt írta (időpont: 2026. nov. 23., H, 10:04):\n\n${marked}`],
  ['Zoho', `---- En lun, 23 nov 2026 10:04:00 +0100 Agencia <info@agency.example> escribió ----\n\n${block}`],
  ['Outlook no', `Fra: Agency <info@agency.example>\nSendt: 23. november 2026 10:04\nTil: Clara\nEmne: S\n\n${block}`],
  [
    'Outlook sv',
    `Från: Agency <info@agency.example>\nSkickat: 23 november 2026 10:04\nTill: Clara\nÄmne: S\n\n${block}`,
  ],
  ['Outlook pl', `Od: Agency <info@agency.example>\nWysłano: 23 listopada 2026 10:04\nDo: Clara\nTemat: S\n\n${block}`],
  [
    'Outlook ru',
    `От: Agency <info@agency.example>\nОтправлено: 23 ноября 2026 10:04\nКому: Clara\nТема: S\n\n${block}`,
  ],
  ['marks alone', marked],
];

/** Known to the library alone, below an empty line. */
const byLibrary: typeof histories = [
  ['Swedish', `Den mån 23 nov. 2026 kl 10:04 skrev Agency <info@agency.example>:\n\n${marked}`],
  ['Polish', `W dniu 23.11.2026 o 10:04, Agency <info@agency.example> pisze:\n\n${marked}`],
  ['Chinese', `在 2026年11月23日，10:04，Agency <info@agency.example> 写道：\n\n${marked}`],
];

it.each([...histories, ...byLibrary])('folds the history of %s', (_program, history) => {
  for (const gap of ['\n\n', '\n\n\n']) {
    const text = `${OWN}${gap}${history}`;
    expect(textParts(text, quotedSpans(text))).toEqual([
      { text: OWN, isQuoted: false },
      { text: history.trim(), isQuoted: true },
    ]);
  }
});

it.each(histories)('shows the text of %s when it has nothing else', (_program, history) => {
  expect(quotedSpans(history)).toEqual([]);
});

it('keeps new words below the history, and behind it', () => {
  const first = `On Mon, 23 Nov 2026 at 10:04, Agency <info@agency.example> wrote:\n${marked}\n\n${OWN}`;
  expect(textParts(first, quotedSpans(first)).map(({ isQuoted }) => isQuoted)).toEqual([true, false]);
  const both = `Hello.\n\nOn Mon, 23 Nov 2026 at 10:04, Agency <info@agency.example> wrote:\n${marked}\n\n${OWN}`;
  expect(ownWords(both, quotedSpans(both))).toBe(`Hello.\n\n${OWN}`);
});

it.each(histories.filter(([, history]) => /^(El|On|Missatge|Agency) /.test(history)))(
  'keeps words directly above the history of %s',
  (_program, history) => {
    const text = `El jueves a las 10 me va bien.\n${history}`;
    expect(ownWords(text, quotedSpans(text))).toBe('El jueves a las 10 me va bien.');
  },
);

it('leaves quotes between new words where they are', () => {
  const text = 'Hello.\n\n> Is it free?\n\nYes.\n\n> When?\n\nThursday.';
  expect(quotedSpans(text)).toEqual([]);
});

it.each([
  'Mi marido escribió:\nno nos interesa el segundo piso.',
  'Le paso el contacto:\n\nDe: Ana <ana@example.com>\n\nGracias, Clara',
  'Ana me dijo el 3 de noviembre:\n\nvenga el jueves',
  'Saludos cordiales,\nClara\n600 111 222',
  'From: 10:00\nTo: 12:00\nis fine',
])('takes %j for new words', (text) => {
  expect(quotedSpans(text)).toEqual([]);
});

it('loses no character, whatever is written', () => {
  for (const [, history] of histories) {
    const text = `${OWN}\n\n${history}\n\n${OWN}`;
    const parts = textParts(text, quotedSpans(text)).map((part) => part.text);
    expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
});

it.each([
  ['On ', 20_000],
  ['Op 1 schreef ', 20_000],
  ['On 1 wrote:\n', 20_000],
  ['El 1, a <b@c.es> escribió:\n> x\n', 20_000],
  ['De: a\n', 20_000],
  ['>\n', 20_000],
  ['W dniu pisze', 20_000],
  [' ', 20_000],
])('reads %j many times in reasonable time', (piece, length) => {
  const start = performance.now();
  quotedSpans(piece.repeat(length / piece.length));
  expect(performance.now() - start).toBeLessThan(3_000);
});
