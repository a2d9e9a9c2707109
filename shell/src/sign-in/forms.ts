// The four forms as one chunk: form library and schemas load with them, not with every first page.
export { CodeForm } from './code-form';
export { ForgotPasswordForm } from './forgot-password-form';
export { LoginForm } from './login-form';
export { ResetPasswordForm } from './reset-password-form';
