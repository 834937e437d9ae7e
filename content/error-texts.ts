import type { Localized } from './types/common';

export type ErrorTexts = Readonly<{
  heading: string;
  explanation: string;
  /** Replaces messages that React hides from browsers. */
  onServer: string;
  retry: string;
  home: string;
  reference: string;
}>;

/** Bundled because nothing else may load. English heading: specification, section 8. */
export const errorTexts: Localized<ErrorTexts> = {
  en: {
    heading: 'Unexpected Application Error!',
    explanation: 'Something went wrong on our side. Try again; if it happens twice, please call us.',
    onServer: 'The server could not create this page.',
    retry: 'Try again',
    home: 'Back to the home page',
    reference: 'Reference, if you call us',
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

export type NotFoundTexts = Readonly<{ heading: string; text: string; home: string; contact: string }>;

export const notFoundTexts: Localized<NotFoundTexts> = {
  en: {
    heading: 'Page not found',
    text: 'There may be a typo in the address. If you followed a link on our website, please tell us.',
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

/** For retired addresses of a former site. */
export const goneTexts: Localized<Pick<NotFoundTexts, 'heading' | 'text'>> = {
  en: {
    heading: 'This page is gone',
    text: 'It was on our former website, and nothing takes its place. Our homes are all on the new one.',
  },
  es: {
    heading: 'Esta página ya no existe',
    text: 'Estaba en nuestra web anterior y nada la sustituye. Todas nuestras viviendas están en la nueva.',
  },
};

/** `{site}` is the site's URL. */
export type RefusalTexts = Readonly<
  Record<'malformed' | 'forbiddenOrigin' | 'methodNotAllowed' | 'cutForm' | 'largeForm', string>
>;

export const refusalTexts: Localized<RefusalTexts> = {
  en: {
    malformed: 'This address cannot be read: one of its characters is invalid.',
    forbiddenOrigin: 'This form was not sent from a page of {site}, so it was ignored.',
    methodNotAllowed: 'This address does not accept requests of this kind.',
    cutForm: 'The form did not arrive whole. Go back, check the connection and send it again.',
    largeForm: 'The form is too large. Go back and send less text or smaller files.',
  },
  es: {
    malformed: 'Esta dirección no se puede leer: uno de sus caracteres está dañado.',
    forbiddenOrigin: 'Este formulario no se ha enviado desde una página de {site}, así que no se ha hecho nada.',
    methodNotAllowed: 'Esta dirección no admite peticiones de este tipo.',
    cutForm: 'El formulario no ha llegado completo. Vuelva atrás, compruebe la conexión y envíelo de nuevo.',
    largeForm: 'El formulario es demasiado grande. Vuelva atrás y envíe menos texto o archivos más pequeños.',
  },
};
