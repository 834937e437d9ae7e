import type { ImageText } from '../types/image';

export const apartmentGalvanyImages = {
  'calvet-house': {
    alt: {
      en: 'Mint-green front of 1934 on Carrer de Calvet: small solid balconies, roller blinds and five arched windows on the top floor',
      es: 'Fachada verde menta de 1934 en el Carrer de Calvet: balcones pequeños de obra, persianas y cinco ventanas en arco en la última planta',
    },
  },
  'calvet-living': {
    shows: { room: 'living-room', area: 26 },
    alt: {
      en: 'Empty living room, 26 m²: three arched windows, ceiling mouldings, oak parquet and the pale mark of a sideboard',
      es: 'Salón vacío de 26 m² con tres ventanas en arco, molduras, parqué de roble y la marca clara de un aparador',
    },
  },
  'calvet-kitchen': {
    shows: { room: 'kitchen', area: 10 },
    alt: {
      en: 'Kitchen of 1986, 10 m², emptied: beige cupboards, wall tiles and a window onto the courtyard',
      es: 'Cocina de 1986, de 10 m² y vacía: muebles beis, azulejos y una ventana al patio',
    },
  },
  'calvet-bedroom': {
    shows: { room: 'bedroom', area: 15 },
    alt: {
      en: 'Emptied main bedroom, 15 m²: a glazed door to the gallery, a radiator and the mark of a headboard',
      es: 'Dormitorio principal de 15 m², vacío: puerta vidriera a la galería, radiador y la marca de un cabecero',
    },
  },
  'calvet-gallery': {
    shows: { room: 'gallery', area: 4 },
    alt: {
      en: 'Glazed gallery, 4 m², with a chequered floor, above the inner courtyard of the block',
      es: 'Galería acristalada de 4 m² con suelo ajedrezado sobre el patio de manzana',
    },
  },
  'calvet-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom of 1986, 5 m²: beige tiles with a brown border, a built-in tub and a pedestal basin',
      es: 'Baño de 1986, de 5 m²: azulejo beis con cenefa marrón, bañera empotrada y lavabo de pie',
    },
  },
  'calvet-aerial': {
    alt: {
      en: 'Carrer de Calvet from the air: the mint-green front among six-storey buildings, plane trees along the street and gardens inside the blocks',
      es: 'El Carrer de Calvet desde el aire: la fachada verde menta entre fincas de seis plantas, plátanos a lo largo de la calle y jardines en el interior de las manzanas',
    },
  },
} as const satisfies Record<string, ImageText>;
