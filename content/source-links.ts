export const sourceLinks = {
  transferTax: {
    catalonia: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
    'valencian-community': 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
    madrid: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
  },
  stampDuty: {
    catalonia: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-6951',
    'valencian-community': 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
    madrid: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
  },
  vat: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740',
  taxBase: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
  fees: 'https://www.consumer.es',
  mortgageLaw: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
  meanRate: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
  cityPrices:
    'https://ajuntament.barcelona.cat/barcelonaeconomia/ca/mercat-immobiliari/compravendes-i-preus-dels-habitatges-de-segona-ma/nombre-superficie-i-preus-1',
} as const;
