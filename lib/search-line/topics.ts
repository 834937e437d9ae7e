export const topics: readonly string[] = (
  'hipoteca, hipotecas, mortgage, mortgages, prestamo, loan, calculadora, calculator, simulador, vender, vendo, venderlo, sell, ' +
  'selling, seller, vendedor, vale, valor, valoracion, valorar, tasacion, tasar, worth, value, valuation, appraisal, gastos, ' +
  'costs, impuesto, impuestos, tax, taxes, itp, iva, vat, ibi, irpf, plusvalia, nie, arras, senal, notario, notaria, notary, ' +
  'registro, registry, escritura, deed, contrato, contract, fianza, deposit, contacto, contactar, contact, telefono, telephone, ' +
  'phone, email, correo, horario, opening, hours, inmobiliaria, inmobiliarias, agencia, agencias, agency, agencies, agente, ' +
  'agentes, agent, agents, api, realtor, realtors, real estate, equipo, team, quienes, guia, guias, guide, guides, blog, articulo, ' +
  'article, faq, preguntas, question, questions, como puedo, como se, como comprar, como alquilar, how, que es, que son, que hora, ' +
  'que gastos, que documentos, what, cuanto, cuanta, cual, why, when, cuando, relocation, relocate, traslado, mudanza, moving, ' +
  'visa, residencia, residency, seguro, insurance, honorarios, fee, fees, comision, commission, reviews, review, opiniones, ' +
  'testimonios, testimonials, privacy, privacidad, cookies, legal, aviso, terminos, terms, newsletter, cita, appointment, ' +
  'consultation, consulta, asesoria, advice, login, cuenta, account, tensionada, tensionado, limite, ley, law, cedula, ' +
  'habitabilidad, licencia, licence, license, precios, prices, precio medio, average price, extranjero, extranjeros, foreigner, ' +
  'foreigners, non resident, no residente, herencia, inheritance, rentabilidad, gestion, management, mi piso, mi casa, mi vivienda, ' +
  'my flat, my house, my home, my property, my apartment, documentos, documentation, documents, checklist, pasos, steps, consejos, ' +
  'tips, errores, mistakes, reserva, kitchen, cocina, buying property, buying process, process, proceso, recursos, resources, ' +
  'empleo, jobs, direccion, address, donde estan, where are'
).split(', ');

const MAX_WORDS = 2;
const all: ReadonlySet<string> = new Set(topics);

export const hasTopic = (words: readonly string[]): boolean =>
  words.some((_, first) =>
    Array.from({ length: MAX_WORDS }, (__, more) => words.slice(first, first + more + 1).join(' ')).some((phrase) =>
      all.has(phrase),
    ),
  );
