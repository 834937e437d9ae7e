import { composeEmail } from '@/lib/server/email/compose';

const notice = async (locale: 'en' | 'es', changes: Readonly<Record<string, unknown>>) => {
  const payload = {
    name: 'Clara',
    email: 'clara@example.com',
    subject: 'Rechazado: Visita',
    text: '',
    isWhole: true,
    attachments: [],
    contactId: 'c',
    enquiryId: null,
    ...changes,
  };
  const email = await composeEmail({ id: 'x', kind: 'answerNotice', recipient: 'ana@example.com', locale, payload });
  return email.text;
};
const invitation = { answer: 'declined', start: '2027-01-18T09:00:00.000Z', comment: 'I am away.' };

it('says in words what is answered to an invitation', async () => {
  expect(await notice('en', { invitation })).toMatch(/Clara declines the invitation: .*10:00[^]*I am away\./);
  expect(await notice('es', { invitation })).toMatch(
    /Clara rechaza la invitación: .*10:00[^]*La cita en sí no ha cambiado/,
  );
});

it.each([
  [['winmail.dat'], /winmail\.dat, which cannot be read here/],
  [['smime.p7m'], /The text is encrypted[^]*smime\.p7m/],
  [['encrypted.asc'], /The text is encrypted[^]*encrypted\.asc/],
  [['passport.jpg'], /The email has no text\.[^]*passport\.jpg/],
])('says why it quotes nothing of an email with %j', async (attachments, words) => {
  expect(await notice('en', { attachments })).toMatch(words);
});
