import { findFormKind, parseForm, type FormKind } from '@kmx/core/forms';
import { createFormActor, type FormContext } from '@kmx/core/machines/form';

import { announce } from '../dom/announce';
import { takeAccountPrefill } from './accountPrefill';
import { createAfterPress } from './afterPress';
import { createDraft, fillIn, type FormDraft } from './formDraft';
import { readEntries, showConditions } from './formEntries';
import { hideNotes, showFailure, showWaiting } from './formNotes';
import { fillPart, readFormParts, type FormParts } from './formParts';
import { focusFirst, showProblems } from './formProblems';
import { createTokens } from './formToken';
import { startUploads, type FormUploads } from './formUploads';
import { sendForm } from './sendForm';

export interface EnhancedForm {
  /** Validates and sends the form; does nothing while it is being sent. */
  readonly submit: () => void;
}

interface Helped {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly parts: FormParts;
  readonly draft: FormDraft;
  readonly uploads: FormUploads | undefined;
}

const savePauseMs = 400;

/** Marks the form as dirty (see `watchPage`) after a failed submission. */
const markDirty = (form: HTMLFormElement) => form.dispatchEvent(new Event('change', { bubbles: true }));

/** The button is not disabled, because it would lose the focus; its icon spins. */
function showBusy({ form, parts }: Helped, isBusy: boolean): void {
  const button = form.querySelector<HTMLElement>('[data-form-submit]');
  const icon = button?.querySelector<SVGElement>('svg:not([data-form-busy] svg)');
  button?.querySelector('[data-form-busy]')?.remove();
  icon?.style.setProperty('display', isBusy ? 'none' : '');
  button?.toggleAttribute('aria-busy', isBusy);
  if (!button || !isBusy) return;
  button.setAttribute('aria-busy', 'true');
  const spinner = parts.clone('busy');
  spinner?.setAttribute('data-form-busy', '');
  if (spinner) icon?.after(spinner);
  announce(parts.message('sending'));
}

/** The form is hidden rather than removed, because the page script still refers to it. */
function showSent({ form, parts, draft, uploads }: Helped, reference: string): void {
  const sent = parts.clone('sent');
  draft.discard();
  uploads?.clear();
  form.reset();
  form.dispatchEvent(new Event('reset', { bubbles: true }));
  if (!sent) return;
  fillPart(sent, 'data-form-reference', reference);
  form.hidden = true;
  form.after(sent);
  sent.focus();
  sent.scrollIntoView?.({ block: 'nearest' });
}

function showState(
  helped: Helped,
  state: string,
  { problems, blurred, failure, reference }: FormContext,
): void {
  const { form, kind, parts } = helped;
  showBusy(helped, state === 'submitting');
  if (state === 'editing') {
    showProblems(form, parts, kind, problems);
    if (blurred === undefined) focusFirst(form, problems);
  }
  if (state === 'submitting') hideNotes(form);
  if (state === 'offline') {
    showWaiting(form, parts, parts.message('offline'));
    announce(parts.message('offline'));
  }
  if (state === 'failure') showFailure(form, kind, parts, failure);
  if (state === 'success') showSent(helped, reference ?? '');
}

function startMachine(helped: Helped, signal: AbortSignal) {
  const { form, kind, uploads } = helped;
  const tokens = createTokens();
  tokens.prepare();
  const actor = createFormActor(
    {
      validate: (values) => Promise.resolve(parseForm(kind, values)),
      createToken: tokens.take,
      submit: (submission) => sendForm(form, submission, (ids) => uploads?.removeMissing(ids)),
    },
    {
      isOnline: navigator.onLine,
      createKey: () => crypto.randomUUID(),
      hasSubmitted: form.dataset.formState === 'invalid',
    },
  );
  let shown = 'editing';
  actor.subscribe(({ value, context }) => {
    if (value === shown) return;
    shown = value;
    showState(helped, value, context);
  });
  window.addEventListener('online', () => actor.send({ type: 'online' }), { signal });
  window.addEventListener('offline', () => actor.send({ type: 'offline' }), { signal });
  return actor.start();
}

function startDraft({ form, kind, draft, parts }: Helped): void {
  const note = form.querySelector<HTMLElement>('[data-form-draft]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isRestored: boolean) => {
    if (note) note.hidden = !isRestored;
    showConditions(form);
  };
  // Values restored by a post without JavaScript are newer than any draft.
  const isRestored = form.dataset.formState === 'empty' && draft.restore();
  const account = takeAccountPrefill(form);
  const isFilledIn = account !== undefined && fillIn(form, kind, account);
  show(isRestored);
  if (isRestored || isFilledIn) markDirty(form);
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(draft.save, savePauseMs);
  });
  form.addEventListener('reset', () => clearTimeout(timer));
  note?.querySelector('[data-form-discard]')?.addEventListener('click', () => {
    form.reset();
    draft.discard();
    show(false);
    announce(parts.message('draftDiscarded'));
    form.querySelector<HTMLElement>('[data-field] :is(input, select, textarea)')?.focus();
  });
}

/**
 * Runs the form machine on a form (`form[data-form]`): validation, submission, draft, uploads. Throws for an
 * unknown form.
 */
export function enhanceForm(form: HTMLFormElement, signal: AbortSignal): EnhancedForm {
  const kind = findFormKind(form.dataset.form ?? '');
  if (!kind) throw new Error(`Unknown form "${form.dataset.form ?? ''}".`);
  const parts = readFormParts(form);
  const helped = { form, kind, parts, draft: createDraft(form, kind), uploads: startUploads(form, parts) };
  const actor = startMachine(helped, signal);
  const afterPress = createAfterPress(signal);
  startDraft(helped);
  form.addEventListener('change', () => showConditions(form));
  form.addEventListener('focusout', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) afterPress(() => actor.send({ type: 'field.blurred', name, values: readEntries(form, kind) }));
  });
  return {
    submit: () => {
      markDirty(form);
      if (helped.uploads?.isUploading()) {
        showWaiting(form, parts, parts.message('uploadPending'));
        announce(parts.message('uploadPending'));
        return;
      }
      actor.send({ type: 'form.submitted', values: readEntries(form, kind) });
    },
  };
}
