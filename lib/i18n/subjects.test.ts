import en from '@/messages/en';
import es from '@/messages/es';

type Texts = Readonly<{ [name: string]: string | Texts }>;

const subjectsIn = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? (name === 'subject' ? [text] : []) : subjectsIn(text),
  );

it.each([
  ['en', en.emails, '{time} ({town} time)'],
  ['es', es.emails, '{time} (hora de {town})'],
])('subjects of emails name the zone of their time, %s', (_, emails: Texts, words) => {
  const withTime = subjectsIn(emails).filter((subject) => subject.includes('{time}'));
  expect(withTime.length).toBeGreaterThan(10);
  expect(withTime.filter((subject) => !subject.includes(words))).toEqual([]);
});

it.each([
  ['en', en],
  ['es', es],
])('no text takes the town of the agency for Barcelona where it names a clock, %s', (_, messages: Texts) => {
  const textsIn = (texts: Texts): readonly string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));
  const texts = textsIn(messages);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => /barcelona time|(hora|horario|horas son las) de barcelona/i.test(text))).toEqual([]);
  expect(texts.filter((text) => /\{(time|to)\} (in|en) Barcelona/.test(text))).toEqual([]);
});
