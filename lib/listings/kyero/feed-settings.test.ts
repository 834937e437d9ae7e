import { parseFeedSettings, supplementOf } from './feed-settings';

const yaml = `
trusted: true
every: 30
defaults:
  agencyFee: { paidBy: owner }
  text:
    en: { charges: None }
    es: { charges: Ninguna }
listings:
  KY-45:
    usableArea: 150
    year: 2004
    text:
      en: { accessibility: Three steps }
`;

it('reads what a feed does not say, by reference and for all', () => {
  const settings = parseFeedSettings(yaml, 'crm.yaml');
  expect(settings).toMatchObject({ trusted: true, every: 30 });
  expect(supplementOf(settings, 'KY-45')).toMatchObject({
    usableArea: 150,
    agencyFee: { paidBy: 'owner' },
    text: { en: { charges: 'None', accessibility: 'Three steps' }, es: { charges: 'Ninguna' } },
  });
  expect(supplementOf(settings, 'KY-46')).toMatchObject({ agencyFee: { paidBy: 'owner' } });
});

it('takes an empty file for no settings', () => {
  expect(parseFeedSettings('', 'crm.yaml')).toMatchObject({ trusted: false, every: 60, listings: {} });
});

it.each([
  ['broken YAML', 'listings:\n  KY-45: [', /^crm\.yaml:2: /],
  ['a field that is none', 'listings:\n  KY-45:\n    usableArae: 3', /^crm\.yaml:3: listings\.KY-45 .*usableArae/],
  ['a value of another kind', 'listings:\n  KY-45:\n    year: old', /^crm\.yaml:3: listings\.KY-45\.year /],
  ['what the feed says itself', 'listings:\n  KY-45:\n    price: 1', /^crm\.yaml:3: .*price/],
  ['the same reference twice', 'listings:\n  KY-45: {}\n  KY-45: {}', /^crm\.yaml:3: /],
  ['an interval of seconds', 'every: 1', /^crm\.yaml:1: every /],
])('refuses %s, with file, line and field', (_, text, complaint) => {
  expect(() => parseFeedSettings(text, 'crm.yaml')).toThrow(complaint);
});
