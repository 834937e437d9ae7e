import type { StoredItem, ThirdParty } from './types/storage';

/** All that the site keeps in a browser: the cookie policy and the page of preferences read it here. */
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
      es: 'Permite volver mientras se entra con Google o con Facebook, y evita que otra persona se cuele',
    },
    lifetime: { en: '15 minutes', es: '15 minutos' },
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
    name: { en: 'Saved homes', es: 'Viviendas guardadas' },
    kind: 'localStorage',
    purpose: {
      en: 'Keeps the list of homes you marked without an account. It does not leave the browser until you sign in',
      es: 'Guarda la lista de viviendas marcadas sin tener cuenta. No sale del navegador mientras no se inicie sesión',
    },
    lifetime: {
      en: 'Until you empty the list or clear the browser’s data',
      es: 'Hasta que se vacíe la lista o se borren los datos del navegador',
    },
  },
];

export const thirdParties: readonly ThirdParty[] = [
  {
    name: { en: 'reCAPTCHA', es: 'reCAPTCHA' },
    provider: { en: 'Google Ireland Limited', es: 'Google Ireland Limited' },
    purpose: {
      en: 'Tells people from programs in the contact form',
      es: 'Distingue a las personas de los programas en el formulario de contacto',
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
