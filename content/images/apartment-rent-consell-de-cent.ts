import type { ImageText } from '../types/image';

export const apartmentRentConsellDeCentImages = {
  'eixample-terracotta': {
    alt: {
      en: 'Cream house of six floors with red roller blinds, above trees and benches on a street without cars',
      es: 'Finca crema de seis plantas con persianas de cuerda rojas, sobre los árboles y bancos de una calle sin coches',
    },
  },
  'consell-living': {
    shows: { room: 'living-room', area: 27 },
    alt: {
      en: 'Living room, 27 m²: three arched openings, one of them the balcony door, reddish beams and herringbone oak',
      es: 'Salón de 27 m² con tres arcos, uno de ellos la salida al balcón, vigas rojizas y roble en espiga',
    },
  },
  'consell-kitchen': {
    shows: { room: 'kitchen', area: 10 },
    alt: {
      en: 'Kitchen, 10 m²: ribbed oak fronts, white worktop and tiles, a steel fridge and a window onto the light well',
      es: 'Cocina de 10 m² con frentes de roble acanalado, encimera y azulejo blancos, nevera de acero y ventana al patio de luces',
    },
  },
  'consell-bedroom': {
    shows: { room: 'bedroom', area: 14 },
    alt: {
      en: 'Main bedroom, 14 m²: a bed with a cane headboard, white wardrobes and a window onto the inner courtyard',
      es: 'Dormitorio principal de 14 m² con cabecero de rejilla, armarios blancos y ventana al patio de manzana',
    },
  },
  'consell-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: grey-white tiles, terrazzo, a built-in bath and a walnut washstand',
      es: 'Baño de 5 m² con azulejo blanco grisáceo, terrazo, bañera de obra y mueble de nogal',
    },
  },
  'consell-aerial': {
    alt: {
      en: 'Carrer del Consell de Cent from the air: the green axis, a strip of trees between blocks with cut corners',
      es: 'El Carrer del Consell de Cent desde el aire: el eje verde, una franja de árboles entre manzanas de chaflanes',
    },
  },
} as const satisfies Record<string, ImageText>;
