import type { AppHref } from '@/lib/i18n/href';

/** Names below `/recursos` in texts and guessed addresses that differ from those of a page (resource-page.ts). */
export const resourcePaths = {
  calculadora: '/herramientas/calculadora-hipoteca',
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
  glosario: '/recursos#glossary',
  hipoteca: '/herramientas/calculadora-hipoteca',
  hipotecas: '/herramientas/calculadora-hipoteca',
  impuestos: '/faq#transfer-tax-bands',
  nie: '/faq#nie-papers',
  preguntas: '/faq',
} as const satisfies Readonly<Record<string, AppHref>>;
