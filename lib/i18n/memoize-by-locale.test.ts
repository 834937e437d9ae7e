import { memoizeByLocale } from './memoize-by-locale';

it('computes once per language', () => {
  const make = jest.fn((locale: string) => ({ locale }));
  const read = memoizeByLocale(make);
  const [english, spanish] = [read('en'), read('es')];
  expect(read('en')).toBe(english);
  expect(read('es')).toBe(spanish);
  expect(spanish).toEqual({ locale: 'es' });
  expect(make).toHaveBeenCalledTimes(2);
});

it('caches no failure', () => {
  const make = jest.fn<number, [string]>().mockImplementationOnce(() => {
    throw new Error('once');
  });
  make.mockReturnValue(0);
  const read = memoizeByLocale(make);
  expect(() => read('en')).toThrow('once');
  expect(read('en')).toBe(0);
});
