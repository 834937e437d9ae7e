import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { commonWords } from '@/tests/support/common-words';

type Tree = { [key: string]: string | Tree };

/** `header.links.buy` for each message. */
function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const english = new Map(leaves(en as Tree));
const spanish = new Map(leaves(es as Tree));

/** Names of the arguments a message takes: `{count, plural, …}` and `{name}`, not the branches `one {…}`. */
function argumentsOf(text: string): string[] {
  let depth = 0;
  return [...text.matchAll(/\{\s*(\w*)|\}/g)].flatMap(([brace, name]) => {
    if (brace === '}') {
      depth -= 1;
      return [];
    }
    depth += 1;
    // Braces alternate: an argument, within it its branches, within a branch arguments again.
    return depth % 2 === 1 ? [name ?? ''] : [];
  });
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.(tsx?|mjs)$/.test(entry.name) && !/\.test\./.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });
}

/** To the letter what the specification says in its sections 5 and 8, whatever the rest of the site becomes. */
it.each([
  ['contactForm.errors.failed', 'There was an error sending your message. Please try again later.'],
  ['contactForm.errors.captchaNotLoaded', 'reCAPTCHA not loaded'],
  ['loginPage.signInFailed', 'Failed to sign in'],
  ['loginPage.signUpFailed', 'Failed to create an account'],
  ['loginPage.socialFailed', 'Failed to sign in with {provider}'],
  ['loginPage.signUpDone', 'Signup successful! Please check your email to verify your account.'],
  ['forgotPage.success', 'Password reset link sent! Check your email.'],
  ['forgotPage.failed', 'Failed to send reset email'],
  ['accountErrors.invalidLink', 'Invalid or expired reset link.'],
  ['loginPage.notices.invalidReset', 'Invalid or expired reset link.'],
  ['resetPage.error', 'An error occurred. Please try again.'],
  ['resetPage.failed', 'Failed to update password. Please try again.'],
  ['resetPage.success', 'Password updated successfully! Redirecting to login...'],
  ['changePasswordPage.failed', 'Failed to update password'],
  ['changePasswordPage.success', 'Password updated successfully!'],
  ['accountErrors.userNotFound', 'User not found'],
  ['accountErrors.missingCredentials', 'You must provide either an email or phone number and a password'],
  ['accountErrors.fillAllFields', 'Please fill in all fields'],
  ['accountErrors.emailRequired', 'Email is required'],
  ['accountErrors.passwordsDontMatch', 'Passwords do not match'],
  ['booking.errors.failed', 'Error scheduling the call. Please try again.'],
  ['booking.errors.required', 'This field is required'],
  ['booking.errors.fillRequired', 'Please fill in all required fields'],
])('says %s in English in the words of the specification', (key, words) => {
  expect(english.get(key)).toBe(words);
});

it.each([
  ['contactForm.errors.failed', 'Hubo un error al enviar su mensaje. Por favor, inténtelo de nuevo más tarde.'],
  ['contactForm.success', '¡Su mensaje ha sido enviado con éxito! Nos pondremos en contacto con usted pronto.'],
  ['fieldErrors.required', 'Este campo es obligatorio'],
  ['fieldErrors.invalidEmail', 'Por favor ingrese un correo electrónico válido'],
  ['missingArticle.title', 'Artículo no encontrado'],
  [
    'missingArticle.text',
    'Lo sentimos, no pudimos encontrar el artículo que estás buscando. ' +
      'Puede que haya sido eliminado o movido a otra ubicación.',
  ],
  ['missingArticle.back', 'Volver al blog'],
  ['blogPage.emptyTitle', 'No se encontraron artículos'],
  ['blogPage.emptyText', 'Intenta con otros términos de búsqueda o categorías.'],
])('says %s in Spanish in the words of the specification', (key, words) => {
  expect(spanish.get(key)).toBe(words);
});

it('has the same messages in both languages', () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

const namesOf = (text: string) => [...new Set(argumentsOf(text))].sort();

it('takes the same arguments in both languages', () => {
  const differing = [...english].filter(
    ([key, text]) => String(namesOf(text)) !== String(namesOf(spanish.get(key) ?? '')),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

it('leaves no message empty', () => {
  expect([...english, ...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('speaks Spanish on Spanish pages', () => {
  expect([...spanish].filter(([, text]) => commonWords.en.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

it('speaks English on English pages', () => {
  expect([...english].filter(([, text]) => commonWords.es.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

/** Reached by keys that are put together from more than one place. */
const assembled = /^mortgagePage\.result\.checks\.incomeStates\.\w+$/;

it('uses every message', () => {
  const code = ['app', 'components', 'lib', 'content/types'].flatMap(sources).join('\n');
  const literals = new Set([...code.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , text]) => text));
  // Those of holes alone would fit every key.
  const templates = [...code.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
    .map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, '¤'))
    .filter((text) => /^[\w.¤-]+$/.test(text) && /[a-z]{2}/i.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('¤', '[\\w-]+')}$`));
  const isWritten = (key: string) => literals.has(key) || templates.some((template) => template.test(key));
  // Whole, or by the end of the key where its beginning is a namespace that the code names.
  const isUsed = (key: string) =>
    isWritten(key) ||
    key
      .split('.')
      .some(
        (_, index, parts) =>
          index > 0 && literals.has(parts.slice(0, index).join('.')) && isWritten(parts.slice(index).join('.')),
      );
  expect([...english.keys()].filter((key) => !isUsed(key) && !assembled.test(key))).toEqual([]);
});
