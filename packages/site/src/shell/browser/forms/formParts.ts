import * as z from 'zod/mini';

/** A form as the server wrote it: its parts to clone, and its sentences. */
export interface FormParts {
  /** A new copy of a part; undefined where the form has none. */
  readonly clone: (name: string) => HTMLElement | undefined;
  /** A sentence in the page's language; an unknown one is the one for any wrong value, or nothing. */
  readonly say: (id: string) => string;
}

const textsSchema = z.record(z.string(), z.string());

function readTexts(json: string | undefined): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(textsSchema.parse(JSON.parse(json ?? ''))));
  } catch {
    return new Map();
  }
}

/** Finds what `FormParts` of the blocks wrote. */
export function readFormParts(form: HTMLFormElement): FormParts {
  const parts = form.querySelector<HTMLElement>('[data-form-parts]');
  const texts = readTexts(parts?.dataset.formTexts);
  return {
    clone: (name) => {
      const part = parts?.querySelector(`[data-part="${name}"]`)?.firstElementChild?.cloneNode(true);
      return part instanceof HTMLElement ? part : undefined;
    },
    say: (id) => texts.get(id) ?? texts.get('blocks.form.error.value') ?? '',
  };
}

/** Fills the place that is marked with an attribute in a part. */
export function fillPart(part: HTMLElement, attribute: string, text: string): void {
  const place = part.querySelector(`[${attribute}]`);
  if (place) place.textContent = text;
}
