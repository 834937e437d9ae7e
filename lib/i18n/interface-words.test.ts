import { partsWithWords } from './interface-words';

it('puts in what the interface says', () => {
  expect(partsWithWords('Pulse {deskHome.steps.publish.button}.', 'es')).toEqual([
    { text: 'Pulse ', isWord: false },
    { text: 'Publicar', isWord: true },
    { text: '.', isWord: false },
  ]);
});

it.each(['{desk.unknown}', '{desk}', '{desk.today.more}', '{deskStaff.invites.until}'])('refuses %s', (text) => {
  expect(() => partsWithWords(text, 'en')).toThrow(/^No plain message/);
});
