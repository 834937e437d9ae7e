import type { ImageText } from '../types/image';

export const areasImages = {
  'area-altea': {
    alt: {
      en: 'Drawing of Altea: white houses climbing to a blue dome above the sea',
      es: 'Dibujo de Altea: casas blancas que suben hasta una cúpula azul sobre el mar',
    },
  },
  'area-benissa': {
    alt: {
      en: 'Drawing of Benissa: terraces of almond trees in blossom below a stone village and its twin-towered church',
      es: 'Dibujo de Benissa: bancales de almendros en flor bajo un pueblo de piedra y su iglesia de dos torres',
    },
  },
  'area-calp': {
    alt: {
      en: 'Drawing of Calp: the Penyal d’Ifac above a harbour with fishing boats, pastel houses and palms',
      es: 'Dibujo de Calp: el Penyal d’Ifac sobre un puerto con barcas de pesca, casas de colores y palmeras',
    },
  },
  'area-diagonal-mar': {
    alt: {
      en: 'Drawing of Diagonal Mar: glass towers behind a lake with palms',
      es: 'Dibujo de Diagonal Mar: torres de vidrio tras un lago con palmeras',
    },
  },
  'area-eixample': {
    alt: {
      en: 'Drawing of the Eixample from above: blocks with cut corners around green courtyards',
      es: 'Dibujo del Eixample desde el aire: manzanas de esquinas achaflanadas con patios verdes',
    },
  },
  'area-gracia': {
    alt: {
      en: 'Drawing of a square in Gràcia at night, with a clock tower and café terraces',
      es: 'Dibujo de una plaza de Gràcia de noche, con una torre del reloj y terrazas de café',
    },
  },
  'area-madrid': {
    alt: {
      en: 'Drawing of the Barrio de Salamanca in Madrid: an avenue of plane trees, a corner turret with a slate dome and a stone gate in the distance',
      es: 'Dibujo del barrio de Salamanca, en Madrid: una avenida de plátanos, una torre de esquina con cúpula de pizarra y una puerta de piedra al fondo',
    },
  },
  'area-moraira': {
    alt: {
      en: 'Drawing of a cove near Moraira with parasols, boats and a rock on the horizon',
      es: 'Dibujo de una cala cerca de Moraira con sombrillas, barcas y un peñón en el horizonte',
    },
  },
  'area-pedralbes': {
    alt: {
      en: 'Drawing of the cloister of Pedralbes with its fountain and orange trees',
      es: 'Dibujo del claustro de Pedralbes con su fuente y sus naranjos',
    },
  },
  'area-sarria': {
    alt: {
      en: 'Drawing of a stepped lane in Sarrià between garden walls, with the Tibidabo behind',
      es: 'Dibujo de un callejón escalonado de Sarrià entre muros de jardín, con el Tibidabo al fondo',
    },
  },
  'area-valencia': {
    alt: {
      en: 'Drawing of El Cabanyal in València: tiled town houses in turquoise, ochre, rose and blue, with the beach at the end of the row',
      es: 'Dibujo del Cabanyal, en València: casas de azulejos turquesa, ocre, rosa y azul, con la playa al final de la hilera',
    },
  },
} as const satisfies Record<string, ImageText>;
