/** Newest first. */
export const articleIds = [
  'precios-barcelona-costa-blanca-2026',
  'comprar-desde-el-extranjero',
  'vender-piso-90-dias',
  'guia-compra-barcelona',
  'valorar-tu-vivienda',
  'gastos-compraventa-cataluna-comunitat-valenciana',
  'invertir-barcelona-rentabilidad',
  'reforma-cocina-bano',
  'reformar-piso-eixample',
  'luz-y-orientacion',
  'muebles-para-vender',
  'tendencias-2024',
] as const;

export type ArticleId = (typeof articleIds)[number];
