import { readOldAddress, shownAddress } from './old-address';

it.each([
  ['/ficha.php?id=7', '/ficha.php?id=7'],
  ['https://www.viejo.es/ficha.php?id=7', '/ficha.php?id=7'],
  ['www.viejo.es/ficha.php?id=7#fotos', '/ficha.php?id=7'],
  ['/Ficha.PHP?id=7', '/ficha.php?id=7'],
  ['/ficha.php?lang=es&id=7', '/ficha.php?id=7&lang=es'],
  ['/ficha.php?id=7&utm_source=google&gclid=x', '/ficha.php?id=7'],
  ['/pisos/', '/pisos'],
  ['/pisos/eixample//', '/pisos/eixample'],
  ['/alquiler/piso%20en%20Gr%C3%A0cia', '/alquiler/piso%20en%20gr%C3%A0cia'],
  ['/alquiler/piso en Gràcia', '/alquiler/piso%20en%20gr%C3%A0cia'],
  ['/p%69sos', '/pisos'],
  ['/buscar?zona=Poble+Nou', '/buscar?zona=Poble+Nou'],
  ['/buscar?zona=Poble%20Nou', '/buscar?zona=Poble+Nou'],
  ['/?page_id=12', '/?page_id=12'],
  ['https://viejo.es', '/'],
])('%s is %s', (typed, address) => {
  expect(readOldAddress(typed)?.whole).toBe(address);
});

it('keeps small and capital letters of a query apart: ids are made of them', () => {
  expect(readOldAddress('/ficha?id=aB')?.whole).not.toBe(readOldAddress('/ficha?id=ab')?.whole);
});

it.each(['', 'ficha.php', '//evil.example/x', 'mailto:a@b.es', '/a%F3o', '\\x'])('%j is no address', (typed) => {
  expect(readOldAddress(typed)).toBeNull();
});

it('shows an address as people read it', () => {
  expect(shownAddress('/alquiler/gr%C3%A0cia')).toBe('/alquiler/gràcia');
});
