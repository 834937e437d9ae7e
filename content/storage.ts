import type { StoredItem, ThirdParty } from './types/storage';

export const storedItems: readonly StoredItem[] = [
  {
    name: { en: 'NEXT_LOCALE', es: 'NEXT_LOCALE' },
    kind: 'cookie',
    purpose: { en: 'Remembers the language', es: 'Recuerda el idioma' },
    lifetime: { en: '1 year', es: '1 año' },
  },
  {
    name: { en: '__Host-session', es: '__Host-session' },
    kind: 'cookie',
    purpose: {
      en: 'Keeps you signed in. It exists only after you sign in, and pages cannot read it',
      es: 'Mantiene la sesión iniciada. Solo existe después de entrar en la cuenta, y las páginas no pueden leerla',
    },
    lifetime: {
      en: '30 days at most; deleted when you sign out',
      es: '30 días como máximo; se borra al cerrar la sesión',
    },
  },
  {
    name: { en: 'signed-in', es: 'signed-in' },
    kind: 'cookie',
    purpose: {
      en: 'Tells the page that somebody is signed in, so that it shows the account menu. It holds no personal data and opens nothing',
      es: 'Indica a la página que hay una sesión abierta, para mostrar el menú de la cuenta. No contiene datos personales ni da acceso a nada',
    },
    lifetime: { en: 'As long as the session', es: 'La de la sesión' },
  },
  {
    name: { en: '__Host-sign-in-…', es: '__Host-sign-in-…' },
    kind: 'cookie',
    purpose: {
      en: 'Finds the way back while you sign in with Google or Facebook, and keeps others from slipping in',
      es: 'Permite volver mientras se entra con Google o con Facebook, y evita que otra persona lo haga en su lugar',
    },
    lifetime: { en: '15 minutes', es: '15 minutos' },
  },
  {
    name: { en: 'cookie-check', es: 'cookie-check' },
    kind: 'cookie',
    purpose: {
      en: 'Set with the sign-in page, so that we can tell you if your browser refuses the cookie that keeps you signed in. It holds no data',
      es: 'Llega con la página de acceso, para poder avisarle si su navegador rechaza la cookie que mantiene la sesión. No contiene datos',
    },
    lifetime: { en: 'Until you close the browser', es: 'Hasta cerrar el navegador' },
  },
  {
    name: { en: '__Host-pending-sign-up', es: '__Host-pending-sign-up' },
    kind: 'cookie',
    purpose: {
      en: 'Shows the address you signed up with on the page that says what to do next',
      es: 'Muestra la dirección con la que se ha registrado en la página que explica el paso siguiente',
    },
    lifetime: { en: '1 hour; deleted once the address is confirmed', es: '1 hora; se borra al confirmar la dirección' },
  },
  {
    name: { en: '__Host-device', es: '__Host-device' },
    kind: 'cookie',
    purpose: {
      en: 'Recognises a browser in which you have signed in before, so that nobody who guesses your password elsewhere can lock you out',
      es: 'Reconoce un navegador en el que ya ha iniciado sesión, para que nadie que pruebe contraseñas en otro sitio pueda dejarle fuera',
    },
    lifetime: { en: '180 days; deleted with the account', es: '180 días; se borra al eliminar la cuenta' },
  },
  {
    name: { en: '__Host-valuation-to-save', es: '__Host-valuation-to-save' },
    kind: 'cookie',
    purpose: {
      en: 'Recognises the browser in which you asked to save a valuation before signing in, so that no link from elsewhere can save one for you. It holds a checksum of the valuation',
      es: 'Reconoce el navegador en el que pidió guardar una valoración antes de entrar, para que ningún enlace ajeno pueda guardarla por usted. Contiene una suma de control de la valoración',
    },
    lifetime: { en: '1 day; deleted once it is saved', es: '1 día; se borra al guardarla' },
  },
  {
    name: { en: 'call-…', es: 'call-…' },
    kind: 'cookie',
    purpose: {
      en: 'Opens the page of a call you booked, after you followed its private link',
      es: 'Abre la página de la cita reservada después de seguir su enlace privado',
    },
    lifetime: { en: '1 day', es: '1 día' },
  },
  {
    name: { en: 'sent-message', es: 'sent-message' },
    kind: 'cookie',
    purpose: {
      en: 'Shows you the message you have just sent, where your browser runs no JavaScript',
      es: 'Le muestra el mensaje que acaba de enviar, si su navegador no ejecuta JavaScript',
    },
    lifetime: { en: '30 minutes', es: '30 minutos' },
  },
  {
    name: { en: 'cookie-consent', es: 'cookie-consent' },
    kind: 'localStorage',
    purpose: {
      en: 'Remembers whether you accepted or declined services of third parties',
      es: 'Recuerda si se han aceptado o rechazado los servicios de terceros',
    },
    lifetime: {
      en: 'Until you change your choice or clear the browser’s data',
      es: 'Hasta que se cambie la elección o se borren los datos del navegador',
    },
  },
  {
    name: { en: 'cookie-purposes', es: 'cookie-purposes' },
    kind: 'localStorage',
    purpose: {
      en: 'Remembers for which purposes you accepted services of third parties: spam check, calendar or both',
      es: 'Recuerda para qué finalidades se han aceptado servicios de terceros: control de spam, calendario o ambas',
    },
    lifetime: {
      en: 'Until you change your choice or clear the browser’s data',
      es: 'Hasta que se cambie la elección o se borren los datos del navegador',
    },
  },
  {
    name: { en: 'saved-homes', es: 'saved-homes' },
    kind: 'localStorage',
    purpose: {
      en: 'Keeps the list of homes you saved without an account. The page of saved homes asks us for just these; we keep the list once you sign in, and then the browser no longer does',
      es: 'Guarda la lista de viviendas guardadas sin tener cuenta. La página de viviendas guardadas nos pide esas en concreto; la lista solo la conservamos nosotros cuando se inicia sesión, y entonces sale del navegador',
    },
    lifetime: {
      en: 'Until you empty the list, sign in or clear the browser’s data',
      es: 'Hasta que se vacíe la lista, se inicie sesión o se borren los datos del navegador',
    },
  },
  {
    name: { en: 'home-notes', es: 'home-notes' },
    kind: 'localStorage',
    purpose: {
      en: 'Keeps the notes that you write on saved homes without an account. They are not sent to us',
      es: 'Guarda las notas que escribe sobre las viviendas guardadas sin tener cuenta. No se nos envían',
    },
    lifetime: {
      en: 'Until you delete the notes or clear the browser’s data',
      es: 'Hasta que se borren las notas o los datos del navegador',
    },
  },
  {
    name: { en: 'recently-viewed', es: 'recently-viewed' },
    kind: 'localStorage',
    purpose: {
      en: 'Remembers the last twelve homes you looked at, to list them for you, only if you switch that on beside your saved homes. They are not sent to us',
      es: 'Recuerda las doce últimas viviendas que ha visto, para mostrarle la lista, solo si lo activa junto a sus viviendas guardadas. No se nos envían',
    },
    lifetime: {
      en: 'Until you clear the list or the browser’s data',
      es: 'Hasta que se borre la lista o los datos del navegador',
    },
  },
  {
    name: { en: 'seen-homes', es: 'seen-homes' },
    kind: 'localStorage',
    purpose: {
      en: 'Remembers the last twelve homes you looked at, for recommendations, only if you switch that on in your account. Opening your account sends them to us to be compared with our homes; we do not keep them',
      es: 'Recuerda las doce últimas viviendas que ha visto, para hacerle recomendaciones, solo si lo activa en su cuenta. Al abrir la cuenta se nos envían para compararlas con nuestras viviendas; no las conservamos',
    },
    lifetime: {
      en: 'Until you clear it or sign out',
      es: 'Hasta que se borre o se cierre la sesión',
    },
  },
  {
    name: { en: 'desk-listing:…', es: 'desk-listing:…' },
    kind: 'sessionStorage',
    purpose: {
      en: 'For members of the team: keeps what was typed about a home and has not reached the server',
      es: 'Para las personas del equipo: guarda lo escrito sobre una vivienda que no ha llegado al servidor',
    },
    lifetime: {
      en: 'Until it is saved or the tab is closed',
      es: 'Hasta que se guarde o se cierre la pestaña',
    },
  },
];

export const thirdParties: readonly ThirdParty[] = [
  {
    name: { en: 'reCAPTCHA', es: 'reCAPTCHA' },
    provider: { en: 'Google Ireland Limited', es: 'Google Ireland Limited' },
    purpose: {
      en: 'Tells people from bots in the contact form and when a call is booked',
      es: 'Distingue a las personas de los programas en el formulario de contacto y en la reserva de llamadas',
    },
    stores: {
      en: 'Cookie _GRECAPTCHA, 6 months; it may read other cookies of Google that are in the browser already',
      es: 'Cookie _GRECAPTCHA, 6 meses; puede leer otras cookies de Google que ya estén en el navegador',
    },
  },
  {
    name: { en: 'Booking calendar', es: 'Calendario de citas' },
    provider: {
      en: 'The provider named in the frame before it loads',
      es: 'El proveedor cuyo nombre aparece en el recuadro antes de cargarlo',
    },
    purpose: { en: 'Shows free times and takes the booking', es: 'Muestra las horas libres y registra la reserva' },
    stores: {
      en: 'The cookies that the provider’s own policy names',
      es: 'Las cookies que indica la política de ese proveedor',
    },
  },
];
