/** 'reCAPTCHA not loaded' (specification, section 8). */
export class RecaptchaError extends Error {
  override readonly name = 'RecaptchaError';
}

type Recaptcha = {
  ready: (done: () => void) => void;
  execute: (key: string, o: { action: string }) => Promise<string>;
};

const LOAD_LIMIT_MS = 8_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads a third-party script: ask for consent first. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const recaptcha = await loading;
  return withTimeLimit(recaptcha.execute(siteKey, { action: 'submit' }));
}

function load(siteKey: string): Promise<Recaptcha> {
  return withTimeLimit(
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
      script.onerror = () => reject(new RecaptchaError('reCAPTCHA not loaded'));
      script.onload = () => {
        const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
        if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
        else reject(new RecaptchaError('reCAPTCHA not loaded'));
      };
      document.head.append(script);
    }),
  );
}

function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new RecaptchaError('reCAPTCHA not loaded')), LOAD_LIMIT_MS);
    work.then(resolve, () => reject(new RecaptchaError('reCAPTCHA not loaded')));
  });
}
