import type { Localized } from './types/common';

type ReadingPath = Readonly<{ path: `/${string}`; text: Localized }>;

export const readingPaths = [
  [
    {
      path: '/guias/comprar',
      text: {
        en: 'The whole purchase, step by step, anywhere in Spain',
        es: 'La compra entera, paso a paso, en cualquier lugar de España',
      },
    },
    {
      path: '/guias/compradores-primerizos',
      text: {
        en: 'A first home: how much to save for a €300,000 apartment',
        es: 'La primera vivienda: cuánto ahorrar para un piso de 300.000 €',
      },
    },
    {
      path: '/blog/guia-compra-barcelona',
      text: {
        en: 'Buying in Barcelona in ninety days, from the bank to the keys',
        es: 'El calendario de una compra en Barcelona, del banco a las llaves',
      },
    },
    {
      path: '/blog/comprar-desde-el-extranjero',
      text: { en: 'Buying while you live abroad', es: 'Comprar mientras se vive en el extranjero' },
    },
  ],
  [
    {
      path: '/guias/vender',
      text: {
        en: 'How a sale works: price, documents and taxes',
        es: 'Cómo funciona una venta: precio, documentos e impuestos',
      },
    },
    {
      path: '/guias/vender-casa-rapido',
      text: { en: 'Short of time: an eight-week plan', es: 'Con poco tiempo: un calendario de ocho semanas' },
    },
    {
      path: '/blog/vender-piso-90-dias',
      text: {
        en: 'An apartment in Barcelona: a ninety-day timeline',
        es: 'Un piso en Barcelona: cómo suelen ser los noventa días',
      },
    },
    {
      path: '/services/sales',
      text: {
        en: 'What our sales service includes, week by week',
        es: 'Qué incluye nuestro servicio de venta, semana a semana',
      },
    },
    {
      path: '/sell',
      text: { en: 'Have your home valued and sold by us', es: 'Valorar y vender su vivienda con nosotros' },
    },
  ],
  [
    {
      path: '/guias/inversion',
      text: {
        en: 'Buying to let: aims, taxes, financing and rules',
        es: 'Comprar para alquilar: objetivos, impuestos, financiación y normas',
      },
    },
    {
      path: '/guias/inversion-inmobiliaria',
      text: {
        en: 'A worked example: a €300,000 apartment, with and without a loan',
        es: 'Un ejemplo calculado: un piso de 300.000 €, con préstamo y sin él',
      },
    },
    {
      path: '/blog/invertir-barcelona-rentabilidad',
      text: {
        en: 'What a let apartment yields in Barcelona',
        es: 'Cuánto rinde un piso alquilado en Barcelona',
      },
    },
  ],
] as const satisfies readonly (readonly ReadingPath[])[];
