import type { Localized } from './types/common';

export type ErrorTexts = Readonly<{
  heading: string;
  explanation: string;
  /** In place of a message that React keeps from browsers. */
  onServer: string;
  retry: string;
  home: string;
  reference: string;
}>;

/**
 * What the error screens say. They are drawn in the browser when everything else has failed, and so carry their
 * words with them. The English heading is that of the specification, section 8.
 */
export const errorTexts: Localized<ErrorTexts> = {
  en: {
    heading: 'Unexpected Application Error!',
    explanation: 'Something on our side gave way. Try again; if it happens twice, please call us.',
    onServer: 'The server could not put this page together.',
    retry: 'Try again',
    home: 'Back to the home page',
    reference: 'Reference, should you call',
  },
  es: {
    heading: '¡Error inesperado de la aplicación!',
    explanation: 'Algo ha fallado por nuestra parte. Vuelva a intentarlo y, si se repite, llámenos.',
    onServer: 'El servidor no ha podido preparar esta página.',
    retry: 'Volver a intentarlo',
    home: 'Volver al inicio',
    reference: 'Referencia, por si nos llama',
  },
};

/** For an address that leads nowhere at all. */
export type NotFoundTexts = Readonly<{ heading: string; text: string; home: string; contact: string }>;

export const notFoundTexts: Localized<NotFoundTexts> = {
  en: {
    heading: 'There is nothing at this address',
    text: 'The address may have a slip in it. If a link of ours led you here, please tell us.',
    home: 'To the home page',
    contact: 'Contact us',
  },
  es: {
    heading: 'No hay nada en esta dirección',
    text: 'Puede que la dirección lleve una errata. Si ha llegado por un enlace nuestro, díganoslo, por favor.',
    home: 'Ir a la página de inicio',
    contact: 'Contactar',
  },
};
