import { readSaleFee } from './sale-fee';

it('adds the VAT, and gives an example with it', () => {
  expect(readSaleFee({ percent: 4, vat: 21 }, 'en')).toEqual({
    percent: '4%',
    vat: '21%',
    total: '4.84%',
    example: { price: '€450,000', fee: '€21,780' },
  });
  expect(readSaleFee({ percent: 3.5, vat: 21 }, 'es')).toMatchObject({
    total: '4,24\u00a0%',
    example: { fee: '19.058\u00a0€' },
  });
});

it('shows no sample', () => expect(readSaleFee({ percent: 4, vat: 21, isSample: true }, 'en')).toBeNull());
