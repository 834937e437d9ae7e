/** @jest-environment jsdom */
import { queryAddress } from './query-address';

function form(fields: Record<string, string>): HTMLFormElement {
  const element = document.createElement('form');
  element.action = 'http://localhost/en/properties';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    element.append(input);
  }
  return element;
}

describe('queryAddress', () => {
  it.each<[Record<string, string>, string]>([
    [{}, ''],
    [{ location: '', minPrice: '  ' }, ''],
    [{ location: ' gran via ', type: 'villa' }, '?location=gran%20via&type=villa'],
    [{ minPrice: '350.000', maxPrice: '1,500,000' }, '?minPrice=350000&maxPrice=1500000'],
    [{ minPrice: '12.5' }, '?minPrice=12.5'],
    [{ location: 'a&b=c#d' }, '?location=a%26b%3Dc%23d'],
  ])('makes of %j the query %j', (fields, query) => {
    expect(queryAddress(form(fields))).toBe(`http://localhost/en/properties${query}`);
  });

  it('joins the values of one name', () => {
    const boxes = form({ beds: '2' });
    for (const type of ['house', 'a,b', 'villa']) boxes.append(...form({ type }).children);
    expect(queryAddress(boxes)).toBe('http://localhost/en/properties?beds=2&type=house,a%2Cb,villa');
  });
});
