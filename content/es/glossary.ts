import type { GlossaryEntry } from '../types/writing';

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'AJD (actos jurídicos documentados)',
    text: 'Impuesto que grava las escrituras notariales. Lo paga el comprador de una vivienda nueva; en las hipotecas lo paga el banco. El tipo lo fija cada comunidad autónoma.',
  },
  {
    term: 'Arras',
    text: 'Señal que se entrega al firmar el contrato privado. En su forma habitual, si el comprador se echa atrás la pierde y, si lo hace el vendedor, la devuelve por duplicado.',
  },
  {
    term: 'Cargas',
    text: 'Hipotecas, embargos o servidumbres que pesan sobre un inmueble. Constan en la nota simple y pasan al comprador si no se cancelan antes de la firma.',
  },
  {
    term: 'Cédula de habitabilidad',
    text: 'Documento que acredita que una vivienda reúne las condiciones mínimas para vivir en ella. En Cataluña hace falta para vender o alquilar; en la Comunitat Valenciana se presenta una declaración responsable de segunda ocupación.',
  },
  {
    term: 'Certificado de eficiencia energética',
    text: 'Califica la vivienda de la A a la G. La etiqueta debe figurar en todos los anuncios, y el vendedor o el arrendador entrega una copia.',
  },
  {
    term: 'Comunidad de propietarios',
    text: 'Los dueños de un edificio. Comparten los gastos de comunidad según la cuota de cada vivienda.',
  },
  {
    term: 'Derrama',
    text: 'Pago extraordinario que acuerdan los propietarios para una obra, como un ascensor o la fachada. Pregunte si hay alguna aprobada y quién la paga.',
  },
  {
    term: 'Escritura pública',
    text: 'Documento de la compraventa firmado ante notario. Con ella el comprador inscribe la vivienda a su nombre.',
  },
  {
    term: 'FEIN',
    text: 'Ficha europea con la oferta vinculante de una hipoteca. El banco la mantiene al menos diez días, que sirven para leerla con calma y consultar al notario.',
  },
  {
    term: 'Fianza',
    text: 'Depósito legal de un alquiler: una mensualidad si es vivienda. El arrendador la deposita en el organismo de la comunidad autónoma y la devuelve al final.',
  },
  {
    term: 'Gestoría',
    text: 'Despacho que tramita documentos e impuestos por cuenta de otros. Tras la notaría, liquida los impuestos de la compra y lleva la escritura al registro.',
  },
  {
    term: 'IBI (impuesto sobre bienes inmuebles)',
    text: 'Impuesto anual del ayuntamiento, un porcentaje del valor catastral. Corresponde a quien es propietario el 1 de enero.',
  },
  {
    term: 'ITP (impuesto de transmisiones patrimoniales)',
    text: 'Impuesto que paga el comprador de una vivienda de segunda mano, en un mes aproximadamente desde la escritura. El tipo cambia según la comunidad autónoma.',
  },
  {
    term: 'NIE (número de identidad de extranjero)',
    text: 'Número con el que Hacienda identifica a una persona extranjera. Sin él no se puede firmar una compra.',
  },
  {
    term: 'Nota simple',
    text: 'Extracto del registro de la propiedad: quién es el dueño, qué superficie consta y qué cargas hay. Pida una reciente antes de pagar nada.',
  },
  {
    term: 'Plusvalía municipal',
    text: 'Impuesto del ayuntamiento sobre el aumento de valor del suelo urbano. Lo paga el vendedor; si ha vendido sin ganancia, no se debe.',
  },
  {
    term: 'Tasación',
    text: 'Valoración oficial en la que se basa el banco para prestar. La paga y puede elegirla el comprador, y a veces queda por debajo del precio pactado.',
  },
  {
    term: 'TIN y TAE',
    text: 'El TIN es solo el interés del préstamo. La TAE suma comisiones y productos vinculados, y por eso es la cifra con la que se comparan dos ofertas.',
  },
  {
    term: 'Usufructo y nuda propiedad',
    text: 'El derecho a usar una vivienda, a menudo de por vida, y la propiedad sin ese uso. Cada uno puede venderse por separado.',
  },
  {
    term: 'Valor de referencia',
    text: 'Valor que asigna el Catastro. El ITP y el AJD se calculan como mínimo sobre él, aunque el precio haya sido menor.',
  },
];
