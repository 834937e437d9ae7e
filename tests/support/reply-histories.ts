/** What mail programs write below an answer, in five languages. */
const BLOCK = 'Sí, está libre. ¿Cuándo quiere verla?\nUn saludo';
const marked = BLOCK.replace(/^/gm, '> ');
const ANA = 'Ana <ana@agency.example>';
const outlook = (from: string, sent: string, to: string, subject: string) =>
  `${from} Agencia <info@agency.example>\n${sent} 26/11/2026 10:15\n${to} Clara <clara@example.com>\n${subject} Re: CM-0426\n\n${BLOCK}`;

export const replyHistories: readonly (readonly [program: string, history: string])[] = [
  ['Gmail es', `El jue, 26 nov 2026 a las 10:15, Ana (<ana@agency.example>) escribió:\n\n${marked}`],
  ['Gmail en', `On Thu, 26 Nov 2026 at 10:15, ${ANA} wrote:\n\n${marked}`],
  ['Gmail de', `Am Do., 26. Nov. 2026 um 10:15 Uhr schrieb ${ANA}:\n\n${marked}`],
  ['Gmail fr', `Le jeu. 26 nov. 2026 à 10:15, ${ANA} a écrit :\n\n${marked}`],
  ['Gmail nl', `Op do 26 nov 2026 om 10:15 schreef ${ANA}:\n\n${marked}`],
  ['Outlook es', outlook('De:', 'Enviado el:', 'Para:', 'Asunto:')],
  ['Outlook en', outlook('From:', 'Sent:', 'To:', 'Subject:')],
  ['Outlook de', outlook('Von:', 'Gesendet:', 'An:', 'Betreff:')],
  ['Outlook fr', outlook('De :', 'Envoyé :', 'À :', 'Objet :')],
  ['Outlook nl', outlook('Van:', 'Verzonden:', 'Aan:', 'Onderwerp:')],
  ['Apple es', `El 26 nov 2026, a las 10:15, ${ANA} escribió:\n\n${marked}`],
  ['Apple en', `On 26 Nov 2026, at 10:15, ${ANA} wrote:\n\n${marked}`],
  ['Apple de', `Am 26.11.2026 um 10:15 schrieb ${ANA}:\n\n${marked}`],
  ['Apple fr', `Le 26 nov. 2026 à 10:15, ${ANA} a écrit :\n\n${marked}`],
  ['Apple nl', `Op 26 nov 2026 om 10:15 heeft ${ANA} het volgende geschreven:\n\n${marked}`],
];
