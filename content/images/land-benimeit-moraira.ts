import type { ImageText } from '../types/image';

export const landBenimeitMorairaImages = {
  'land-moraira': {
    alt: {
      en: 'Plot of land with dry-stone walls, almond trees and pines, the Penyal d’Ifac in the distance',
      es: 'Terreno con muros de piedra seca, almendros y pinos, y el Penyal d’Ifac a lo lejos',
    },
  },
  'land-moraira-upper': {
    alt: {
      en: 'The plot from its upper terrace: an almond tree, umbrella pines, the sea and the Penyal d’Ifac',
      es: 'La parcela desde el bancal alto: un almendro, pinos piñoneros, el mar y el Penyal d’Ifac',
    },
  },
  'land-moraira-below': {
    alt: {
      en: 'The plot from its lower edge: dry-stone terraces, herbs in flower and pines against the sky',
      es: 'La parcela desde su parte baja: bancales de piedra seca, hierbas en flor y pinos contra el cielo',
    },
  },
  'land-moraira-terraces': {
    alt: {
      en: 'The terraces from above: almond trees between dry-stone walls, Moraira by the sea and the Penyal d’Ifac to the right',
      es: 'Los bancales desde arriba: almendros entre muros de piedra seca, Moraira junto al mar y el Penyal d’Ifac a la derecha',
    },
  },
  'benimeit-aerial': {
    alt: {
      en: 'The plot in Benimeit from the air: three terraces with dry-stone walls beside the road, villas with pools below, Moraira, the sea and the Penyal d’Ifac on the right',
      es: 'La parcela de Benimeit desde el aire: tres bancales con márgenes de piedra seca junto a la calle, villas con piscina más abajo, Moraira, el mar y el Penyal d’Ifac a la derecha',
    },
  },
} as const satisfies Record<string, ImageText>;
