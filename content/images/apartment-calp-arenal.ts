import type { ImageText } from '../types/image';

export const apartmentCalpArenalImages = {
  'calp-apartments': {
    alt: {
      en: 'White building of eight floors with staggered terraces and wooden screens, beside umbrella pines a row behind the promenade of Calp',
      es: 'Edificio blanco de ocho plantas con terrazas alternas y celosías de madera, junto a unos pinos y una fila detrás del paseo de Calp',
    },
  },
  'arenal-living': {
    shows: { room: 'living-room', area: 30 },
    alt: {
      en: 'Living room, 30 m²: terrazzo, a white sofa, rattan armchairs and sliding glass onto the terrace, the sea and the Penyal d’Ifac',
      es: 'Salón de 30 m² con terrazo, sofá blanco, butacas de ratán y correderas a la terraza, al mar y al Penyal d’Ifac',
    },
  },
  'arenal-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: rose tiles, a terrazzo floor and the bath under a window onto the sea',
      es: 'Baño de 5 m² con azulejo rosa, suelo de terrazo y la bañera bajo una ventana al mar',
    },
  },
  'arenal-kitchen': {
    shows: { room: 'kitchen', area: 9 },
    alt: {
      en: 'Kitchen, 9 m²: cream cupboards round a corner, the sink under a window onto the sea and the Penyal d’Ifac',
      es: 'Cocina de 9 m² con muebles crema en esquina y el fregadero bajo una ventana al mar y al Penyal d’Ifac',
    },
  },
  'arenal-bedroom': {
    shows: { room: 'bedroom', area: 15 },
    alt: {
      en: 'Main bedroom, 15 m²: terrazzo, a round jute rug, cane wardrobes and sliding glass towards the sea',
      es: 'Dormitorio principal de 15 m² con terrazo, alfombra redonda de yute, armarios de rejilla y corredera hacia el mar',
    },
  },
  'arenal-aerial': {
    alt: {
      en: 'The Arenal beach in Calp from the air: the building behind the front row, the promenade, the bay and the Penyal d’Ifac',
      es: 'La playa del Arenal de Calp desde el aire: el edificio tras la primera línea, el paseo, la bahía y el Penyal d’Ifac',
    },
  },
} as const satisfies Record<string, ImageText>;
