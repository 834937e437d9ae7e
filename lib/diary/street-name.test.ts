import { streetName } from './street-name';

it.each([
  ['Carrer del Parlament', 'Parlament'],
  ['Carrer de Girona', 'Girona'],
  ['Passeig de Gràcia', 'Gràcia'],
  ['Carrer d’Aribau', 'Aribau'],
  ['Avinguda de la República', 'República'],
  ['Calle Mayor', 'Mayor'],
  ['Carrer de l’Hospital', 'Hospital'],
  ['Carrer Delfí', 'Delfí'],
  ['Callejón del Gato', 'Callejón del Gato'],
  ['Calle', 'Calle'],
  ['Rambla de Catalunya', 'Rambla de Catalunya'],
])('shortens %s to %s', (street, name) => {
  expect(streetName(street)).toBe(name);
});
