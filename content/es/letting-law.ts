import { lettingDecrees, textForState, type DecreeTexts, type LettingDecree } from '../letting-law';

const { renewal, rent } = lettingDecrees;

const write = (decree: LettingDecree, texts: DecreeTexts) => textForState(decree, 'es-ES', texts);

const ORDINARY_RISE =
  'La renta sube como mucho una vez al año, y solo si está pactado. En los contratos firmados desde el 26 de mayo de 2023 el límite es el índice oficial del INE.';
const ORDINARY_END =
  'Al acabar el plazo legal, el propietario que no quiera renovar avisa con cuatro meses; el inquilino, con dos. Si nadie avisa, el contrato sigue de año en año, hasta tres más.';
const NEW_RISE =
  'La renta sube como mucho una vez al año, solo si está pactado y nunca por encima del último índice oficial del INE, tampoco en los contratos anteriores a 2023';
const NEW_COSTS =
  'Los gastos de agencia y de contrato y los impuestos del inmueble son siempre del propietario, y las dos partes firman el estado final de la vivienda';
const NEW_END =
  'En los contratos que vencen desde el {from}, el propietario que no quiera renovar avisa con seis meses (cuatro, si entonces quedaban menos de seis) y el inquilino, con dos. Si nadie avisa, el contrato sigue cinco años más, siete si el arrendador es una empresa. El propietario que no renueva paga, con excepciones, una compensación: la mayor entre doce rentas de referencia y una por cada año vivido. Las prórrogas que ya corrían acaban como antes';

/** What the guides say of the decree-laws of October 2026. */
export const lettingLaw = {
  rise: write(rent, {
    undecided: `${NEW_RISE}: así lo dispone desde el {from} el Real Decreto-ley 29/2026.`,
    ratified: `${NEW_RISE} (Real Decreto-ley 29/2026, desde el {from}).`,
    lapsed: ORDINARY_RISE,
  }),
  rentDecree: write(rent, {
    undecided: `${NEW_COSTS}. El Real Decreto-ley 29/2026 está en vigor desde el {from}. Para seguir vigente debía convalidarse en treinta días (artículo 86 de la Constitución) y, con las Cortes disueltas, le correspondía a la Diputación Permanente del Congreso: <strong>antes de firmar hay que comprobar la votación en el BOE.</strong> Si no se convalidó, rige la ley anterior, con el índice del INE como límite en los contratos firmados desde el 26 de mayo de 2023.`,
    ratified: `${NEW_COSTS}. Lo dispone el Real Decreto-ley 29/2026, en vigor desde el {from} y convalidado.`,
    lapsed:
      'El Real Decreto-ley 29/2026 no se convalidó: rigió del {from} al {until}. Lo firmado o notificado en esos días puede conservar efectos y conviene consultarlo.',
  }),
  renewalDecree: write(renewal, {
    undecided:
      'El Real Decreto-ley 28/2026 cambia las prórrogas y los preavisos de los contratos que vencen desde el {from} (véase «Fin del contrato»). También estaba pendiente de convalidación cuando lo leímos, el {asOf}: <strong>hay que comprobar la votación en el BOE.</strong>',
    ratified:
      'El Real Decreto-ley 28/2026, convalidado, cambia las prórrogas y los preavisos de los contratos que vencen desde el {from} (véase «Fin del contrato»).',
    lapsed:
      'El Real Decreto-ley 28/2026, sobre prórrogas y preavisos, no se convalidó: dejó de aplicarse el {until}. Lo notificado según él puede conservar efectos y conviene consultarlo.',
  }),
  end: write(renewal, {
    undecided: `${NEW_END} (Real Decreto-ley 28/2026). Si en el BOE consta que no se convalidó, rige la ley anterior: preaviso de cuatro meses del propietario y prórrogas de año en año, hasta tres.`,
    ratified: `${NEW_END} (Real Decreto-ley 28/2026).`,
    lapsed: ORDINARY_END,
  }),
  notice: write(renewal, {
    undecided: 'de cuatro a seis meses de preaviso, según la ley aplicable',
    ratified: 'seis meses de preaviso',
    lapsed: 'cuatro meses de preaviso',
  }),
  renewalSource: write(renewal, {
    undecided: 'Prórrogas y preaviso (Real Decreto-ley 28/2026; votación del Congreso por comprobar)',
    ratified: 'Prórrogas y preaviso (Real Decreto-ley 28/2026, convalidado)',
    lapsed: 'Prórrogas y preaviso (Real Decreto-ley 28/2026, no convalidado)',
  }),
  rentSource: write(rent, {
    undecided: 'Subida anual y otras medidas (Real Decreto-ley 29/2026; votación del Congreso por comprobar)',
    ratified: 'Subida anual y otras medidas (Real Decreto-ley 29/2026, convalidado)',
    lapsed: 'Subida anual y otras medidas (Real Decreto-ley 29/2026, no convalidado)',
  }),
  pointer: write(renewal, {
    undecided: 'con lo que cambian dos decretos de octubre de 2026 y lo que falta por comprobar',
    ratified: 'con lo que cambió en octubre de 2026',
    lapsed: 'con lo que queda de dos decretos de octubre de 2026',
  }),
} as const;
