interface Recaptcha {
  ready: (act: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    /** Set by Google's script. */
    grecaptcha?: { enterprise?: Recaptcha };
  }
}

let loading: Promise<void> | undefined;

const load = (siteKey: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded.')));
    document.head.append(script);
  });

/**
 * Returns a reCAPTCHA Enterprise token for action SUBMIT (public site, section 7); rejects if Google is
 * unreachable.
 */
export async function executeRecaptcha(siteKey: string): Promise<string> {
  loading ??= load(siteKey);
  await loading;
  const recaptcha = window.grecaptcha?.enterprise;
  if (!recaptcha) throw new Error('reCAPTCHA did not start.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'SUBMIT' });
}
