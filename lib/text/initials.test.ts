import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Júlia', 'J'],
    ['Rachel and Tom', 'RT'],
    ['Rachel y Tom', 'RT'],
    ['Àngels de la Mora Puig', 'ÀM'],
    ['', ''],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
