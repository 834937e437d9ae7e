import type { ArticleId } from '../../articles/ids';
import type { ArticleText } from '../../types/writing';
import { article as comprarDesdeElExtranjero } from './comprar-desde-el-extranjero';
import { article as gastosCompraventaCatalunaComunitatValenciana } from './gastos-compraventa-cataluna-comunitat-valenciana';
import { article as guiaCompraBarcelona } from './guia-compra-barcelona';
import { article as invertirBarcelonaRentabilidad } from './invertir-barcelona-rentabilidad';
import { article as luzYOrientacion } from './luz-y-orientacion';
import { article as mueblesParaVender } from './muebles-para-vender';
import { article as preciosBarcelonaCostaBlanca2026 } from './precios-barcelona-costa-blanca-2026';
import { article as reformaCocinaBano } from './reforma-cocina-bano';
import { article as reformarPisoEixample } from './reformar-piso-eixample';
import { article as tendencias2024 } from './tendencias-2024';
import { article as valorarTuVivienda } from './valorar-tu-vivienda';
import { article as venderPiso90Dias } from './vender-piso-90-dias';

export const articleTexts: Readonly<Record<ArticleId, ArticleText>> = {
  'precios-barcelona-costa-blanca-2026': preciosBarcelonaCostaBlanca2026,
  'comprar-desde-el-extranjero': comprarDesdeElExtranjero,
  'vender-piso-90-dias': venderPiso90Dias,
  'guia-compra-barcelona': guiaCompraBarcelona,
  'valorar-tu-vivienda': valorarTuVivienda,
  'gastos-compraventa-cataluna-comunitat-valenciana': gastosCompraventaCatalunaComunitatValenciana,
  'invertir-barcelona-rentabilidad': invertirBarcelonaRentabilidad,
  'reforma-cocina-bano': reformaCocinaBano,
  'reformar-piso-eixample': reformarPisoEixample,
  'luz-y-orientacion': luzYOrientacion,
  'muebles-para-vender': mueblesParaVender,
  'tendencias-2024': tendencias2024,
};
