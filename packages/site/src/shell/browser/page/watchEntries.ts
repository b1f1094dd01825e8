interface EntryListeners {
  readonly onChange: () => void;
  /** Called on submit and reset, after which there is nothing to lose. */
  readonly onSubmit: () => void;
}

/** The consent form stores its values itself. */
const isConsent = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-consent]') !== null;

/** Reports if the page has entries that would be lost on navigation. */
export function watchEntries({ onChange, onSubmit }: EntryListeners, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const unlessConsent = (report: () => void) => (event: Event) => {
    if (!isConsent(event)) report();
  };
  for (const type of ['input', 'change']) document.addEventListener(type, unlessConsent(onChange), options);
  for (const type of ['submit', 'reset']) document.addEventListener(type, unlessConsent(onSubmit), options);
}
