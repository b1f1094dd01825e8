import * as z from 'zod/mini';
import { fieldsOfForm, formDraftPrefix, type FormKind, type FormValues } from '@kmx/core/forms';

import { readEntries, writeEntry } from './formEntries';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

const draftSchema = z.object({
  savedAt: z.number(),
  /** Subject of the form: a draft about one story does not fit another. */
  about: z.string(),
  values: z.record(z.string(), z.string().check(z.maxLength(5000))),
});

/** Unsent entries, stored in this browser. */
export interface FormDraft {
  readonly save: () => void;
  /** Fills in empty fields; returns true if there was anything to restore. */
  readonly restore: () => boolean;
  readonly discard: () => void;
}

const keyOf = (form: HTMLFormElement) => `${formDraftPrefix}${form.dataset.form ?? ''}.v1`;

/** Excludes consent, which is given each time, and fields set by the page. */
const storedFields = (kind: FormKind) =>
  fieldsOfForm(kind).filter(
    ({ control, rule, isRequired }) =>
      control !== 'hidden' && control !== 'files' && !(rule === 'checked' && isRequired),
  );

const aboutOf = (form: HTMLFormElement, kind: FormKind) => {
  const entries = readEntries(form, kind);
  const hidden = fieldsOfForm(kind).filter(({ control }) => control === 'hidden');
  return hidden.map(({ name }) => entries[name] ?? '').join(' ');
};

function parseDraft(text: string | null) {
  try {
    const draft = draftSchema.safeParse(JSON.parse(text ?? 'null')).data;
    return draft && Date.now() - draft.savedAt < lifetimeMs ? draft : undefined;
  } catch {
    return undefined;
  }
}

function withStore<T>(act: (store: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    // Storage is denied, so there are no drafts.
    return undefined;
  }
}

/** Fills in empty fields; returns true if any value was written. */
export function fillIn(form: HTMLFormElement, kind: FormKind, values: FormValues): boolean {
  const entries = readEntries(form, kind);
  const missing = storedFields(kind).filter(({ name }) => !entries[name] && values[name]);
  for (const { name } of missing) writeEntry(form, name, values[name] ?? '');
  return missing.length > 0;
}

/**
 * Stores entries for 30 days or until they are sent, without files and consent. Invalid drafts are discarded.
 */
export function createDraft(form: HTMLFormElement, kind: FormKind): FormDraft {
  const discard = () => withStore((store) => store.removeItem(keyOf(form)));
  return {
    discard,
    save: () => {
      const entries = readEntries(form, kind);
      const values = Object.fromEntries(
        storedFields(kind).flatMap(({ name }) => (entries[name] ? [[name, entries[name]]] : [])),
      );
      if (Object.keys(values).length === 0) return discard();
      const draft = { savedAt: Date.now(), about: aboutOf(form, kind), values };
      withStore((store) => store.setItem(keyOf(form), JSON.stringify(draft)));
    },
    restore: () => {
      const text = withStore((store) => store.getItem(keyOf(form))) ?? null;
      const draft = parseDraft(text);
      if (text !== null && !draft) discard();
      return draft?.about === aboutOf(form, kind) && fillIn(form, kind, draft.values);
    },
  };
}
