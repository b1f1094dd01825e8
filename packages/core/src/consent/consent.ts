export const consentCategories = ['statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export const consentChoices = ['all', 'selection', 'necessary'] as const;

export type ConsentChoice = (typeof consentChoices)[number];

export const consentCookie = { name: 'consent', seconds: 180 * 24 * 60 * 60, version: 'v1' } as const;

export const isConsentChoice = (value: string): value is ConsentChoice =>
  consentChoices.some((choice) => choice === value);

/** Returns the categories that a choice agrees to; `selection` takes the ticked ones. */
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

/** Formats the cookie's value, such as `v1.statistics`. */
export const formatConsent = (consent: Consent): string =>
  [consentCookie.version, ...consentCategories.filter((category) => consent[category])].join('.');

/** Parses the cookie's value; `undefined` without a decision, or when the version has changed. */
export function parseConsent(value: string | undefined): Consent | undefined {
  const [version, ...agreed] = value?.split('.') ?? [];
  if (version !== consentCookie.version) return undefined;
  return { statistics: agreed.includes('statistics'), marketing: agreed.includes('marketing') };
}

/** Not in tests: "testing=true … disables cookie consent" (section 2.2). */
export const isConsentNeeded = (consent: Consent | undefined, isTesting: boolean): boolean =>
  !isTesting && consent === undefined;

/** Never in tests: "disables … tag manager and monitoring scripts" (section 2.2). */
export const isAllowed = (
  category: ConsentCategory,
  consent: Consent | undefined,
  isTesting: boolean,
): boolean => !isTesting && consent?.[category] === true;
