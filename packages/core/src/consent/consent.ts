/** What a visitor can agree to; what is necessary needs no agreement. */
export const consentCategories = ['statistics', 'marketing'] as const;

/** A category that a visitor can agree to. */
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor decided, per category. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The buttons of the consent form. */
export const consentChoices = ['all', 'selection', 'necessary'] as const;

/** One of the buttons of the consent form. */
export type ConsentChoice = (typeof consentChoices)[number];

/** Where the decision is kept, for how long, and under which version of the question. */
export const consentCookie = { name: 'consent', seconds: 180 * 24 * 60 * 60, version: 'v1' } as const;

/** Whether a button's value is a choice. */
export const isConsentChoice = (value: string): value is ConsentChoice =>
  consentChoices.some((choice) => choice === value);

/** What a choice agrees to; `selection` takes the ticked categories, and refusing takes none. */
export function decideConsent(choice: ConsentChoice, selected: Consent): Consent {
  switch (choice) {
    case 'all':
      return { statistics: true, marketing: true };
    case 'selection':
      return selected;
    case 'necessary':
      return { statistics: false, marketing: false };
  }
}

/** The cookie's value, such as `v1.statistics`; `parseConsent` reads it. */
export const formatConsent = (consent: Consent): string =>
  [consentCookie.version, ...consentCategories.filter((category) => consent[category])].join('.');

/** Reads the cookie's value; `undefined` when nobody decided, or when the question has changed since. */
export function parseConsent(value: string | undefined): Consent | undefined {
  const [version, ...agreed] = value?.split('.') ?? [];
  if (version !== consentCookie.version) return undefined;
  return { statistics: agreed.includes('statistics'), marketing: agreed.includes('marketing') };
}

/** Whether to ask: nobody decided yet, and this is no test ("testing=true … disables cookie consent", section 2.2). */
export const isConsentNeeded = (consent: Consent | undefined, isTesting: boolean): boolean =>
  !isTesting && consent === undefined;

/** Whether something of a category may run: agreed to, and no test ("disables … tag manager and monitoring scripts", section 2.2). */
export const isAllowed = (
  category: ConsentCategory,
  consent: Consent | undefined,
  isTesting: boolean,
): boolean => !isTesting && consent?.[category] === true;
