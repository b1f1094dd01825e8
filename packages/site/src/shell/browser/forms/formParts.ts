import * as z from 'zod/mini';

/** Templates and messages that the server rendered with the form. */
export interface FormParts {
  /** Clones a template; undefined if the form does not have it. */
  readonly clone: (name: string) => HTMLElement | undefined;
  /**
   * Returns a message in the page's language. An unknown id yields the generic message for invalid values, or
   * "".
   */
  readonly message: (id: string) => string;
}

const textsSchema = z.record(z.string(), z.string());

function readTexts(json: string | undefined): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(textsSchema.parse(JSON.parse(json ?? ''))));
  } catch {
    return new Map();
  }
}

/** Reads the output of the block's `FormParts` component. */
export function readFormParts(form: HTMLFormElement): FormParts {
  const parts = form.querySelector<HTMLElement>('[data-form-parts]');
  const texts = readTexts(parts?.dataset.formTexts);
  return {
    clone: (name) => {
      const part = parts?.querySelector(`[data-part="${name}"]`)?.firstElementChild?.cloneNode(true);
      return part instanceof HTMLElement ? part : undefined;
    },
    message: (id) => texts.get(id) ?? texts.get('blocks.form.error.value') ?? '',
  };
}

/** Sets the text of the element that has the given attribute. */
export function fillPart(part: HTMLElement, attribute: string, text: string): void {
  const place = part.querySelector(`[${attribute}]`);
  if (place) place.textContent = text;
}
