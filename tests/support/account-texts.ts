import en from '@/messages/en';

const t = en.loginPage;
const failed = t.signInFailed;

export const errors = {
  ...en.accountErrors,
  unavailable: failed,
  socialFailed: failed,
  socialNotConfigured: failed,
  socialNoEmail: failed,
  socialUnverifiedEmail: failed,
  socialAccountExists: failed,
};

export const signInLabels = {
  email: t.email,
  password: t.password,
  showPassword: t.showPassword,
  remember: t.remember,
  rememberHint: t.rememberHint,
  submit: t.submitSignIn,
  pending: t.signingIn,
  resend: t.resend,
  resending: t.resending,
  resent: t.resent,
  resendIn: t.resendIn,
};

export const strengthLabels = {
  empty: en.passwordStrength.empty,
  short: ['1', '2', '3', '4', '5'].map((count) => `${count} to go`),
  weak: en.passwordStrength.weak,
  fair: en.passwordStrength.fair,
  good: en.passwordStrength.good,
};

export const signUpLabels = {
  email: t.email,
  password: t.password,
  confirm: t.confirm,
  showPassword: t.showPassword,
  submit: t.submitSignUp,
  pending: t.signingUp,
  strength: strengthLabels,
};
