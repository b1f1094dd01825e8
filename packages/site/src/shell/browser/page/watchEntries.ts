interface EntryListeners {
  readonly onChange: () => void;
  /** Sent or reset: nothing is lost with the page any more. */
  readonly onSubmit: () => void;
}

/** The form of the consent keeps what it is told. */
const isConsent = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-consent]') !== null;

/** Reports whether the page has entries that would be lost with it. */
export function watchEntries({ onChange, onSubmit }: EntryListeners, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const unlessConsent = (report: () => void) => (event: Event) => {
    if (!isConsent(event)) report();
  };
  for (const type of ['input', 'change']) document.addEventListener(type, unlessConsent(onChange), options);
  for (const type of ['submit', 'reset']) document.addEventListener(type, unlessConsent(onSubmit), options);
}
