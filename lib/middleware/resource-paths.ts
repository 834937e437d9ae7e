import type { AppHref } from '@/lib/i18n/href';

/** Targets of `/recursos/...` in texts and guessed URLs. */
export const resourcePaths = {
  blog: '/blog',
  calculadora: '/herramientas/calculadora-hipoteca',
  'calculadora-hipoteca': '/herramientas/calculadora-hipoteca',
  calculadoras: '/recursos#calculators',
  checklist: '/recursos#checklists',
  'checklist-comprador': '/guias/comprar',
  'checklist-venta': '/guias/vender',
  'checklist-visita': '/guias/compradores-primerizos',
  checklists: '/recursos#checklists',
  gastos: '/faq#buying-costs',
  'gastos-compra': '/faq#buying-costs',
  'guia-alquiler': '/guias/alquilar',
  'guia-compra': '/guias/comprar',
  'guia-inversion': '/guias/inversion',
  'guia-legal': '/guias/legal',
  'guia-venta': '/guias/vender',
  guias: '/guides',
  hipoteca: '/herramientas/calculadora-hipoteca',
  impuestos: '/faq#transfer-tax-bands',
  nie: '/faq#nie-papers',
  preguntas: '/faq',
  valoracion: '/herramientas/valoracion',
} as const satisfies Readonly<Record<string, AppHref>>;
