import en from '@/messages/en';
import es from '@/messages/es';

type Texts = Readonly<{ [name: string]: string | Texts }>;

const subjectsIn = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? (name === 'subject' ? [text] : []) : subjectsIn(text),
  );

it.each([
  ['en', en.emails, '{time} (Barcelona time)'],
  ['es', es.emails, '{time} (hora de Barcelona)'],
])('subjects of emails name the zone of their time, %s', (_, emails: Texts, words) => {
  const withTime = subjectsIn(emails).filter((subject) => subject.includes('{time}'));
  expect(withTime.length).toBeGreaterThan(10);
  expect(withTime.filter((subject) => !subject.includes(words))).toEqual([]);
});
