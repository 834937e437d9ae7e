import type { Consultation } from '../types/pages';

export const consultation: Consultation = {
  title: 'Reservar una cita de media hora',
  lead: 'La cita dura treinta minutos, en nuestra oficina, por teléfono o por videollamada. No cuesta nada y termina con un siguiente paso, o con un motivo para no darlo.',
  what: {
    title: 'En qué consiste',
    text: 'Diez minutos son suyos: qué tiene, qué quiere y para cuándo. En los diez siguientes le ponemos cifras. Los últimos diez son para lo que podría torcerse.',
  },
  who: {
    title: 'Con quién',
    text: 'Con quien conoce su caso: Marta para el Eixample y Gràcia, Oriol para la parte alta y los locales, Neus para la costa, Hannah si vive fuera o quiere alquilar.',
  },
  bring: {
    title: 'Conviene tener a mano',
    items: [
      'Para comprar: ahorros, ingresos netos y otros préstamos, a grandes rasgos',
      'Para vender: el último recibo del IBI y, si aparece, la escritura',
      'Para alquilar: la renta y la fecha del último contrato',
      'Desde fuera: si ya tiene NIE y desde cuándo busca',
    ],
  },
};
