'use client';

import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { COOKIE_CHECK } from '@/lib/middleware/cookie-names';
import { FormMessage } from '@/components/ui/form-message';
import styles from './auth-form.module.scss';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { SocialForm, type SocialButton, type SocialProvider } from './social-buttons';
import socialStyles from './social-buttons.module.scss';

type LoginFormsProps = {
  social: Readonly<{ buttons: readonly SocialButton[]; action: RedirectingAction; or: string }>;
  hidden: Readonly<Record<string, string>>;
  notice: Readonly<{ kind: 'error' | 'success'; text: string }> | null;
} & (
  | { mode: 'signin'; form: Omit<ComponentProps<typeof SignInForm>, 'hidden' | 'onPending'> }
  | { mode: 'signup'; form: Omit<ComponentProps<typeof SignUpForm>, 'hidden' | 'onPending'> }
);

/** The server checks that the cookie is returned (lib/server/auth/accepts-cookies.ts). */
function setCookieCheck(): void {
  document.cookie = `${COOKIE_CHECK}=1; path=/; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;
}

export function LoginForms({ social, hidden, notice, ...forms }: LoginFormsProps) {
  const [provider, setProvider] = useState<SocialProvider | null>(null);
  const [isSending, setIsSending] = useState(false);
  const handleProvider = useCallback((which: SocialProvider, isPending: boolean) => {
    setProvider((current) => (isPending ? which : current === which ? null : current));
  }, []);

  // After Back, the browser may restore the page in its pending state.
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  const isBusy = isSending || provider !== null;
  return (
    <fieldset disabled={isBusy} aria-busy={isBusy} className={styles.fields} onSubmitCapture={setCookieCheck}>
      {notice && !isBusy && (
        <FormMessage kind={notice.kind}>
          <p>{notice.text}</p>
        </FormMessage>
      )}
      {social.buttons.length > 0 && (
        <>
          <div className={socialStyles.list}>
            {social.buttons.map((button) => (
              <SocialForm
                key={button.provider}
                button={button}
                action={social.action}
                hidden={hidden}
                onPending={handleProvider}
              />
            ))}
          </div>
          <p className={socialStyles.or}>{social.or}</p>
        </>
      )}
      {forms.mode === 'signin' ? (
        <SignInForm {...forms.form} hidden={hidden} onPending={setIsSending} />
      ) : (
        <SignUpForm {...forms.form} hidden={hidden} onPending={setIsSending} />
      )}
    </fieldset>
  );
}
