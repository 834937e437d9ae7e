import type { ArticleEntry } from '../types/writing';
import type { ArticleId } from './ids';

/** `areas`: best match first. */
export const articleEntries: Readonly<Record<ArticleId, Omit<ArticleEntry, 'id'>>> = {
  'precios-barcelona-costa-blanca-2026': {
    category: 'market',
    date: '2026-11-10',
    image: 'blog-prices',
    areas: ['diagonal-mar', 'moraira', 'calp'],
    author: 'marta-soler',
    subjects: ['property-market', 'area-guides'],
    searchTitle: {
      en: 'House prices in Barcelona and the Costa Blanca, 2026',
      es: 'Precio de la vivienda en Barcelona y Costa Blanca, 2026',
    },
  },
  'comprar-desde-el-extranjero': {
    category: 'buying',
    date: '2026-11-03',
    image: 'blog-from-abroad',
    areas: ['moraira', 'altea', 'diagonal-mar'],
    author: 'hannah-brandt',
    subjects: ['buying-tips', 'financing'],
    searchTitle: {
      en: 'Buying property in Spain from abroad: NIE and bank',
      es: 'Comprar casa en España desde el extranjero: NIE y banco',
    },
  },
  'vender-piso-90-dias': {
    category: 'selling',
    date: '2026-10-20',
    image: 'blog-selling',
    areas: ['eixample', 'gracia'],
    author: 'marta-soler',
    subjects: ['property-market'],
    searchTitle: {
      en: 'Selling an apartment in Barcelona: a 90-day timeline',
      es: 'Vender un piso en Barcelona en 90 días: calendario',
    },
  },
  'guia-compra-barcelona': {
    category: 'buying',
    date: '2026-10-06',
    image: 'blog-buying',
    areas: ['eixample', 'gracia', 'sarria-sant-gervasi'],
    author: 'marta-soler',
    subjects: ['buying-tips', 'financing'],
    searchTitle: {
      en: 'Buying an apartment in Barcelona: the first 90 days',
      es: 'Comprar un piso en Barcelona: los primeros 90 días',
    },
  },
  'valorar-tu-vivienda': {
    category: 'selling',
    date: '2026-09-29',
    image: 'blog-valuation',
    areas: ['sarria-sant-gervasi', 'eixample', 'gracia'],
    author: 'marta-soler',
    subjects: ['property-market'],
    searchTitle: {
      en: 'How a home is valued, and why in a range',
      es: 'Cómo se calcula el valor de una vivienda en Barcelona',
    },
  },
  'gastos-compraventa-cataluna-comunitat-valenciana': {
    category: 'buying',
    date: '2026-09-15',
    image: 'blog-costs',
    areas: ['eixample', 'calp', 'benissa'],
    author: 'hannah-brandt',
    subjects: ['buying-tips'],
    searchTitle: {
      en: 'Purchase costs in Catalonia and Valencia: 4 examples',
      es: 'Gastos de compraventa en Cataluña y Valencia: 4 ejemplos',
    },
  },
  'invertir-barcelona-rentabilidad': {
    category: 'investment',
    date: '2026-08-25',
    image: 'blog-investment',
    areas: ['diagonal-mar', 'gracia', 'eixample'],
    author: 'hannah-brandt',
    subjects: ['property-market'],
    searchTitle: {
      en: 'Rental yield in Barcelona: gross, net and rent caps',
      es: 'Rentabilidad del alquiler en Barcelona: bruta y neta',
    },
  },
  'reforma-cocina-bano': {
    category: 'renovation',
    date: '2026-07-14',
    image: 'blog-renovation',
    areas: ['eixample', 'sarria-sant-gervasi'],
    author: 'oriol-ferrer',
    subjects: ['design-decoration'],
    searchTitle: {
      en: 'A new kitchen or bathroom before selling?',
      es: '¿Reformar la cocina o el baño antes de vender?',
    },
  },
  'reformar-piso-eixample': {
    category: 'renovation',
    date: '2026-06-02',
    image: 'blog-period-floor',
    areas: ['eixample'],
    author: 'oriol-ferrer',
    subjects: ['design-decoration', 'area-guides'],
    searchTitle: {
      en: 'Renovating an Eixample apartment: beams, tiles, permits',
      es: 'Reformar un piso del Eixample: vigas, suelos y permisos',
    },
  },
  'luz-y-orientacion': {
    category: 'design',
    date: '2026-05-19',
    image: 'blog-design',
    areas: ['gracia', 'pedralbes', 'eixample'],
    author: 'oriol-ferrer',
    subjects: ['buying-tips', 'design-decoration'],
    searchTitle: {
      en: 'Light in a Barcelona apartment: which way it should face',
      es: 'Luz y orientación de un piso en Barcelona',
    },
  },
  'muebles-para-vender': {
    category: 'design',
    date: '2026-04-21',
    image: 'blog-staging',
    areas: ['gracia', 'eixample'],
    author: 'neus-vidal',
    subjects: ['design-decoration'],
    searchTitle: {
      en: 'Home staging: preparing a home for its photos',
      es: 'Home staging: preparar la vivienda para las fotos',
    },
  },
  'tendencias-2024': {
    category: 'market',
    date: '2024-12-12',
    updated: '2026-11-20',
    image: 'blog-market',
    areas: ['eixample', 'moraira', 'altea'],
    author: 'neus-vidal',
    subjects: ['property-market'],
    searchTitle: {
      en: 'The property market in 2024: what still holds',
      es: 'El mercado inmobiliario en 2024: qué sigue en pie',
    },
  },
};
