import type { ImageText } from '../types/image';

export const apartmentRentDiagonalMarImages = {
  'tower-diagonal-2': {
    alt: {
      en: 'Two residential towers with curving balconies above palms, seen from the park',
      es: 'Dos torres residenciales onduladas sobre las palmeras, vistas desde el parque',
    },
  },
  'llull-living': {
    shows: { room: 'living-room', area: 30 },
    alt: {
      en: 'Living room, 30 m²: a table for six in front, a blue-green sofa at the back and sliding glass onto the terrace and the sea',
      es: 'Salón de 30 m² con mesa para seis, sofá verde azulado al fondo y correderas a la terraza y al mar',
    },
  },
  'llull-bedroom': {
    shows: { room: 'bedroom', area: 16 },
    alt: {
      en: 'Main bedroom, 16 m²: oak bed before an olive-green wall, white wardrobes and a window onto the beach and the sea',
      es: 'Dormitorio principal de 16 m² con cama de roble ante una pared verde oliva, armarios blancos y ventana a la playa y al mar',
    },
  },
  'llull-kitchen': {
    shows: { room: 'kitchen', area: 9 },
    alt: {
      en: 'Kitchen, 9 m²: white cupboards and a dark worktop along one wall, a breakfast shelf and a window',
      es: 'Cocina de 9 m² con muebles blancos y encimera oscura en una pared, barra de desayuno y ventana',
    },
  },
  'llull-second-bedroom': {
    shows: { room: 'bedroom', area: 12 },
    alt: {
      en: 'Second bedroom, 12 m²: a single bed, a desk by the window, bookshelves and Collserola in the distance',
      es: 'Segundo dormitorio de 12 m² con cama, escritorio junto a la ventana, estanterías y Collserola a lo lejos',
    },
  },
  'llull-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: white tiles, a built-in bath, an oak washstand and a heated towel rail',
      es: 'Baño de 5 m² con azulejo blanco, bañera de obra, mueble de roble y radiador toallero',
    },
  },
  'llull-aerial': {
    alt: {
      en: 'Diagonal Mar from the air, looking from Carrer de Llull to the sea: two towers with wavy balconies, the park and its pond, the beach',
      es: 'Diagonal Mar desde el aire, del Carrer de Llull hacia el mar: dos torres de balcones ondulados, el parque con su estanque y la playa',
    },
  },
} as const satisfies Record<string, ImageText>;
