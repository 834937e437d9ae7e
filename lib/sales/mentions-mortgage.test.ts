import { mentionsMortgage } from './mentions-mortgage';

it.each([
  'Una hipoteca, que la propiedad cancela en la firma',
  'La hipoteca del promotor',
  'Hipoteca de CaixaBank, 120.000 € pendientes',
  'Sin más cargas que una hipoteca',
  'Libre de cargas, salvo la hipoteca de los propietarios',
  'A mortgage, cancelled by the seller at the notary',
  'No charges other than a mortgage',
  'No easements; a mortgage of 2019',
])('finds the mortgage in %j', (charges) => expect(mentionsMortgage(charges)).toBe(true));

it.each([
  'Sin cargas en el Registro',
  'Sin hipoteca; la comunidad acordó renovar los desagües',
  'Libre de cargas e hipotecas',
  'No tiene hipoteca',
  'Sin cargas ni hipotecas',
  'No mortgage; the façade is protected',
  'Free of charges and mortgages',
  'None registered',
  '',
])('finds none in %j', (charges) => expect(mentionsMortgage(charges)).toBe(false));
