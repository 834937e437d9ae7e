import { cleanInput, removeInvisible } from './clean-input';

const invisible = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200e', '\u200f', '\u202a', '\u202c', '\u202e'],
  ...['\u2060', '\u2064', '\u2066', '\u2069', '\u206f', '\u3164', '\ufeff', '\u2800', '\ufff9', '\ufffc', '\u{1d173}'],
];

describe('cleanInput', () => {
  it.each([...invisible, '\u200c', '\u200d', '\ufe0f', '\u{e0020}'])('removes %j', (mark) =>
    expect(cleanInput(`${mark}a${mark}1${mark}`)).toBe('a1'),
  );

  it.each([
    '\u058a',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2015',
    '\u2212',
    '\u2043',
    '\ufe63',
    '\uff0d',
  ])('takes the dash %j for a hyphen', (dash) => expect(cleanInput(`a${dash}b`)).toBe('a-b'));

  it.each([
    ['＋３４\u3000（６００）００．００', '+34 (600)00.00'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['ada＠example。com', 'ada@example.com'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['o’hara é ñ 漢', 'o’hara é ñ 漢'],
  ])('reads %s as %s', (typed, clean) => expect(cleanInput(typed)).toBe(clean));
});

describe('removeInvisible', () => {
  it.each(invisible)('removes %j', (mark) => expect(removeInvisible(`${mark}Ada${mark}`)).toBe('Ada'));

  it.each(['نیم‌فاصله', '👩‍🌾 ❤️', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '５０ – ６０'])(
    'leaves %s',
    (text) => expect(removeInvisible(text)).toBe(text),
  );

  it.each(['\u200d', ' \u200b\u200c ', '\ufe0f'])('leaves nothing of %j', (text) =>
    expect(removeInvisible(text).trim()).toBe(''),
  );
});
