import type { ImageText } from '../types/image';

export const guidesAndArticlesImages = {
  'blog-buying': {
    alt: {
      en: 'Drawing: a deed, keys and a plan on a table of patterned tiles',
      es: 'Dibujo: una escritura, unas llaves y un plano sobre una mesa de baldosas hidráulicas',
    },
  },
  'blog-costs': {
    alt: {
      en: 'Drawing: an old brass till with a very long receipt, between four model homes and piles of coins',
      es: 'Dibujo: una caja registradora antigua con un recibo larguísimo, entre cuatro maquetas de viviendas y montones de monedas',
    },
  },
  'blog-design': {
    alt: {
      en: 'Drawing: a reading corner with a blue armchair and a plant in the evening light',
      es: 'Dibujo: un rincón de lectura con un sillón azul y una planta a la luz de la tarde',
    },
  },
  'blog-from-abroad': {
    alt: {
      en: 'Drawing: a passport, a sealed document, a ticket and keys on the tray table of an aeroplane, with the coast in the windows',
      es: 'Dibujo: un pasaporte, un documento sellado, un billete y unas llaves en la mesita de un avión, con la costa tras las ventanillas',
    },
  },
  'blog-investment': {
    alt: {
      en: 'Drawing: roofs of Barcelona that rise like the bars of a chart at sunset',
      es: 'Dibujo: tejados de Barcelona que suben como las barras de un gráfico al atardecer',
    },
  },
  'blog-market': {
    alt: {
      en: 'Drawing: a market stall with fruit under a striped awning',
      es: 'Dibujo: un puesto de mercado con fruta bajo un toldo de rayas',
    },
  },
  'blog-period-floor': {
    alt: {
      en: 'Drawing: an old floor cut open between two rooms, with patterned tiles, rubble, brick vaults and iron beams',
      es: 'Dibujo: un forjado antiguo en sección entre dos habitaciones, con baldosas hidráulicas, cascotes, bovedillas de ladrillo y vigas de hierro',
    },
  },
  'blog-prices': {
    alt: {
      en: 'Drawing: a map of the coast with little houses on pins of different heights, the Costa Blanca on the left and Barcelona on the right',
      es: 'Dibujo: un mapa de la costa con casitas en alfileres de distinta altura, la Costa Blanca a la izquierda y Barcelona a la derecha',
    },
  },
  'blog-renovation': {
    alt: {
      en: 'Drawing: a room half painted green, with a ladder, paint and a bare brick wall',
      es: 'Dibujo: una habitación a medio pintar de verde, con escalera, pintura y una pared de ladrillo visto',
    },
  },
  'blog-selling': {
    alt: {
      en: 'Drawing: balcony doors wide open on the roofs of the city',
      es: 'Dibujo: balconeras abiertas de par en par sobre los tejados de la ciudad',
    },
  },
  'blog-staging': {
    alt: {
      en: 'Drawing: a cleared living room, and beside it an open cupboard filled to the top with everything else',
      es: 'Dibujo: un salón despejado y, al lado, un armario abierto lleno hasta arriba con todo lo demás',
    },
  },
  'blog-valuation': {
    alt: {
      en: 'Drawing: a street in blue with one house in colour under a magnifying glass, above a tape measure with a marked stretch',
      es: 'Dibujo: una calle en azul con una finca en color bajo una lupa, sobre una cinta métrica con un tramo marcado',
    },
  },
  'guide-buying': {
    alt: {
      en: 'Drawing: a key with a house-shaped tag in the lock of an old door',
      es: 'Dibujo: una llave con un llavero en forma de casa en la cerradura de una puerta antigua',
    },
  },
  'guide-buying-tall': {
    alt: {
      en: 'Drawing: an arched door ajar between two potted trees, the lamp lit inside',
      es: 'Dibujo: una puerta de arco entreabierta entre dos macetas, con la lámpara encendida dentro',
    },
    focus: 'top',
  },
  'guide-first-home': {
    alt: {
      en: 'Drawing: the first evening in an empty apartment, with boxes, a mattress and a lamp, and the balcony doors open to the roofs of Barcelona',
      es: 'Dibujo: la primera noche en un piso vacío, con cajas, un colchón y una lámpara, y el balcón abierto a los tejados de Barcelona',
    },
  },
  'guide-inspiration': {
    alt: {
      en: 'Drawing: breakfast on a terrace under vines, with the sea behind',
      es: 'Dibujo: un desayuno en una terraza bajo las parras, con el mar detrás',
    },
  },
  'guide-investment': {
    alt: {
      en: 'Drawing: a block of flats cut open at night, a life in every room',
      es: 'Dibujo: una finca abierta en sección de noche, con una vida en cada habitación',
    },
  },
  'guide-investment-figures': {
    alt: {
      en: 'Drawing: columns of coins that grow and then shrink on a marble table, with a model house, an account book, an abacus and a coffee by the window',
      es: 'Dibujo: columnas de monedas que crecen y luego bajan sobre una mesa de mármol, con la maqueta de una finca, un libro de cuentas, un ábaco y un café junto a la ventana',
    },
  },
  'guide-legal': {
    alt: {
      en: 'Drawing: a notary’s desk with scales and a signed deed in front of a bookcase',
      es: 'Dibujo: la mesa de un notario con una balanza y una escritura firmada ante una librería',
    },
  },
  'guide-renting': {
    alt: {
      en: 'Drawing: suitcases and boxes in a tiled hall on moving day',
      es: 'Dibujo: maletas y cajas en un recibidor de azulejos el día de la mudanza',
    },
  },
  'guide-selling': {
    alt: {
      en: 'Drawing: a balcony with flowers, a cat and a sign with a key',
      es: 'Dibujo: un balcón con flores, un gato y un letrero con una llave',
    },
  },
  'guide-selling-weeks': {
    alt: {
      en: 'Drawing: a camera on a tripod in a sunny, tidy living room, and on the wall a calendar of eight weeks, more than half of it ticked',
      es: 'Dibujo: una cámara sobre un trípode en un salón soleado y ordenado, y en la pared un calendario de ocho semanas, más de la mitad ya tachadas',
    },
    focus: 'right',
  },
} as const satisfies Record<string, ImageText>;
