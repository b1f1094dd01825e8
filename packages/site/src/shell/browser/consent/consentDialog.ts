import {
  decideConsent,
  isConsentChoice,
  isConsentNeeded,
  type Consent,
  type ConsentCategory,
} from '@kmx/core';

import { announce } from '../dom/announce';
import { delegate } from '../dom/delegate';
import { isTesting, readConsent, writeConsent } from './consentStore';

const findDialog = () => document.querySelector<HTMLElement>('[data-consent]');

const findBox = (dialog: HTMLElement, category: ConsentCategory) =>
  dialog.querySelector<HTMLInputElement>(`input[name=${category}]`);

function show(dialog: HTMLElement): void {
  const consent = readConsent();
  for (const category of ['statistics', 'marketing'] as const) {
    const box = findBox(dialog, category);
    if (box) box.checked = consent?.[category] ?? false;
  }
  dialog.hidden = false;
}

function readForm(dialog: HTMLElement, submitter: HTMLElement | null): Consent | undefined {
  const choice = submitter instanceof HTMLButtonElement ? submitter.value : '';
  if (!isConsentChoice(choice)) return undefined;
  const isTicked = (category: ConsentCategory) => findBox(dialog, category)?.checked ?? false;
  return decideConsent(choice, { statistics: isTicked('statistics'), marketing: isTicked('marketing') });
}

/** Moves the focus to the opener or the content, so that it is not lost with the dialog. */
function hide(dialog: HTMLElement, opener: HTMLElement | undefined): void {
  const hadFocus = dialog.contains(document.activeElement);
  dialog.hidden = true;
  if (!hadFocus) return;
  const focusTarget = opener ?? document.querySelector<HTMLElement>('main');
  if (focusTarget && focusTarget !== opener && !focusTarget.hasAttribute('tabindex'))
    focusTarget.tabIndex = -1;
  focusTarget?.focus({ preventScroll: true });
}

const titleOf = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

/**
 * Shows the server-rendered consent form (`data-consent`), and reopens it from the footer
 * (`data-consent-open`). Returns a function to call when a page is shown.
 */
export function startConsentDialog(onDecision: (consent: Consent) => void, signal: AbortSignal): () => void {
  let opener: HTMLElement | undefined;
  const close = (dialog: HTMLElement) => {
    hide(dialog, opener);
    opener = undefined;
  };
  const onSubmit = (event: SubmitEvent) => {
    const dialog = findDialog();
    if (!dialog || !(event.target instanceof Node) || !dialog.contains(event.target)) return;
    event.preventDefault();
    const consent = readForm(dialog, event.submitter);
    if (!consent) return;
    writeConsent(consent);
    close(dialog);
    onDecision(consent);
  };
  const handleClick = (button: HTMLElement) => {
    const dialog = findDialog();
    if (!dialog) return;
    opener = button;
    show(dialog);
    dialog.tabIndex = -1;
    dialog.focus();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const dialog = findDialog();
    if (key === 'Escape' && dialog?.contains(document.activeElement) && readConsent()) close(dialog);
  };
  document.addEventListener('submit', onSubmit, { signal });
  delegate('click', '[data-consent-open]', handleClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  return () => {
    const dialog = findDialog();
    for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]'))
      button.hidden = isTesting() || !dialog;
    if (!dialog?.hidden || !isConsentNeeded(readConsent(), isTesting())) return;
    show(dialog);
    announce(titleOf(dialog));
  };
}
