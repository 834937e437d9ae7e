import { mortgageFields, parseMortgage, type MortgageField } from './mortgage-input';

const defaults: Record<MortgageField, string> = {
  price: '350,000',
  region: 'catalonia',
  build: 'resale',
  referenceValue: '',
  agencyFee: '',
  mainHome: '',
  young: '',
  largeFamily: '',
  singleParent: '',
  disability: '',
  savings: '120.000',
  residence: 'resident',
  age: '38',
  years: '26',
  rateType: 'fixed',
  rate: '2,81',
  income: '4200',
  otherLoans: '',
};

const parse = (query: string) => parseMortgage(new URLSearchParams(query), defaults);

it('computes the example by default', () => {
  expect(parse('')).toMatchObject({
    isRequested: false,
    errors: {},
    input: { price: 350_000, savings: 120_000, rate: 0.0281, income: 4_200, otherLoans: 0 },
  });
});

it('fills in what a link omits', () => {
  expect(parse('price=895000&region=madrid&build=new')).toMatchObject({
    isRequested: true,
    input: { price: 895_000, region: 'madrid', isNewBuild: true, age: 38 },
  });
});

it('parses amounts as people type them', () => {
  expect(parse('price=1,2M&savings=300k&income=3,5+mil&otherLoans=1.200').input).toMatchObject({
    price: 1_200_000,
    savings: 300_000,
    income: 3_500,
    otherLoans: 1_200,
  });
});

it('accepts a missing income', () => {
  expect(parse('income=').input?.income).toBeNull();
});

it.each([
  ['price=', 'price', { code: 'required' }],
  ['price=%20', 'price', { code: 'required' }],
  ['price=much', 'price', { code: 'number' }],
  ['price=-5', 'price', { code: 'number' }],
  ['price=1e9', 'price', { code: 'number' }],
  ['price=9999', 'price', { code: 'tooLow', limit: 10_000 }],
  ['price=50.000.001', 'price', { code: 'tooHigh', limit: 50_000_000 }],
  ['rate=2.8.1', 'rate', { code: 'number' }],
  ['rate=15.01', 'rate', { code: 'tooHigh', limit: 15 }],
  ['age=17', 'age', { code: 'tooLow', limit: 18 }],
  ['age=38.5', 'age', { code: 'number' }],
  ['years=0', 'years', { code: 'tooLow', limit: 1 }],
  ['years=41', 'years', { code: 'tooHigh', limit: 40 }],
  ['income=0', 'income', { code: 'tooLow', limit: 1 }],
  ['region=atlantis', 'region', { code: 'choice' }],
  ['region=constructor', 'region', { code: 'choice' }],
  ['build=', 'build', { code: 'required' }],
] as const)('reports %s and computes nothing', (query, field, error) => {
  const form = parse(query);
  expect(form.errors).toEqual({ [field]: error });
  expect(form.input).toBeNull();
});

it('keeps the input, valid or not', () => {
  const { values } = parse('price=much&age=38.5&region=madrid');
  expect(values).toMatchObject({ price: 'much', age: '38.5', region: 'madrid', years: '26' });
});

it('cuts long texts and control characters, and ignores repeated parameters', () => {
  expect(parse(`price=${'9'.repeat(5000)}`).values.price).toHaveLength(40);
  expect(parse('price=3%00500%0a00').input?.price).toBe(350_000);
  expect(parse('price=1&price=2').values.price).toBe('350,000');
});

it('never throws', () => {
  const nonsense = [
    '',
    ' ',
    '\u0000',
    '\ud800',
    'NaN',
    '-1',
    '1e999',
    '9'.repeat(400),
    '<script>',
    '٣٥',
    '１２',
    '0x10',
  ];
  for (const value of nonsense) {
    for (const name of mortgageFields) {
      expect(() => parseMortgage({ [name]: value }, defaults)).not.toThrow();
    }
    expect(() => parseMortgage({ price: [value, value], __proto__: value }, defaults)).not.toThrow();
  }
});

it('reads boxes, and takes a home with a reduced rate for a main home', () => {
  expect(parse('').input).toMatchObject({ isMainHome: false, conditions: [], referenceValue: null, agencyFee: null });
  expect(parse('mainHome=yes').input).toMatchObject({ isMainHome: true, conditions: [] });
  expect(parse('young=yes&disability=yes&largeFamily=no').input).toMatchObject({
    isMainHome: true,
    conditions: ['young', 'disability'],
  });
  expect(parse('referenceValue=320.000&agencyFee=7260').input).toMatchObject({
    referenceValue: 320_000,
    agencyFee: 7_260,
  });
  expect(parse('referenceValue=much').errors).toEqual({ referenceValue: { code: 'number' } });
});
