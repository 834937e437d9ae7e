/** @jest-environment node */
import { errorTexts } from '@/content/error-texts';
import en from '@/messages/en';
import es from '@/messages/es';

const sentences = {
  en: {
    // Section 2.
    'logoutPage.heading': 'Logging out...',
    'accountPanel.welcome': 'Welcome!',
    'accountPanel.dashboard': 'Dashboard',
    'accountPanel.changePassword': 'Change Password',
    'accountPanel.signOut': 'Sign Out',
    'consultationPage.direct': 'Contact us directly',
    // Section 5.
    'accountErrors.fillAllFields': 'Please fill in all fields',
    'accountErrors.passwordsDontMatch': 'Passwords do not match',
    'accountErrors.missingCredentials': 'You must provide either an email or phone number and a password',
    'accountErrors.emailRequired': 'Email is required',
    'accountErrors.userNotFound': 'User not found',
    'scheduler.errors.required': 'This field is required',
    'scheduler.errors.fillRequired': 'Please fill in all required fields',
    // Section 8.
    'contactForm.errors.failed': 'There was an error sending your message. Please try again later.',
    'contactForm.errors.captchaNotLoaded': 'reCAPTCHA not loaded',
    'newsletter.api.failed': 'Failed to subscribe.',
    'newsletter.api.unknown': 'An unknown error occurred while subscribing.',
    'loginPage.signInFailed': 'Failed to sign in',
    'loginPage.signUpFailed': 'Failed to create an account',
    'loginPage.socialFailed': 'Failed to sign in with {provider}',
    'loginPage.signUpDone': 'Signup successful! Please check your email to verify your account.',
    'loginPage.notices.invalidReset': 'Invalid or expired reset link.',
    'forgotPage.success': 'Password reset link sent! Check your email.',
    'forgotPage.failed': 'Failed to send reset email',
    'accountErrors.invalidLink': 'Invalid or expired reset link.',
    'resetPage.error': 'An error occurred. Please try again.',
    'resetPage.failed': 'Failed to update password. Please try again.',
    'resetPage.success': 'Password updated successfully! Redirecting to login...',
    'changePasswordPage.failed': 'Failed to update password',
    'changePasswordPage.success': 'Password updated successfully!',
    'scheduler.errors.failed': 'Error scheduling the call. Please try again.',
  },
  es: {
    // Section 4.
    'contactForm.sending': 'Enviando...',
    // Section 5.
    'fieldErrors.required': 'Este campo es obligatorio',
    'fieldErrors.invalidEmail': 'Por favor ingrese un correo electrónico válido',
    // Section 8.
    'contactForm.errors.failed': 'Hubo un error al enviar su mensaje. Por favor, inténtelo de nuevo más tarde.',
    'contactForm.success': '¡Su mensaje ha sido enviado con éxito! Nos pondremos en contacto con usted pronto.',
    'articleNotFound.title': 'Artículo no encontrado',
    'articleNotFound.text':
      'Lo sentimos, no pudimos encontrar el artículo que estás buscando. ' +
      'Puede que haya sido eliminado o movido a otra ubicación.',
    'articleNotFound.back': 'Volver al blog',
    'blogPage.emptyTitle': 'No se encontraron artículos',
    'blogPage.emptyText': 'Intenta con otros términos de búsqueda o categorías.',
  },
} as const;

const messageAt = (messages: object, key: string) =>
  key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], messages);

it.each([
  ['English', en, sentences.en],
  ['Spanish', es, sentences.es],
])('has the specification’s sentences word for word in %s', (_, messages, wanted) => {
  const texts = Object.keys(wanted).map((key) => [key, messageAt(messages, key)]);
  expect(Object.fromEntries(texts)).toEqual(wanted);
});

it('has the heading of the last error screen (section 8)', () => {
  expect(errorTexts.en.heading).toBe('Unexpected Application Error!');
});
