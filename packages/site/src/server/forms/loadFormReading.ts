import { internationalCountry, providerLocale } from '@kmx/core';
import {
  fieldsOfForm,
  formDefinitions,
  formParameters,
  type FormKind,
  type FormReading,
  type FormState,
  type FormValues,
} from '@kmx/core/forms';

import type { ListInput } from '../lists/ListInput';
import type { SiteView } from '../view/createSiteView';

import { createFallbackMail } from './createFallbackMail';
import { readState } from './stateCookies';

/** A page that contains a form. */
export interface FormReadingInput extends ListInput {
  kind: FormKind;
  /** Subject of the form that the page provides: slug of a story or of a whitepaper's file. */
  hidden?: FormValues;
}

/** Reads cookies only if the address asks for it, so that all other pages remain cacheable. */
function loadState({ kind, query, cookies }: FormReadingInput): FormState {
  if (!cookies || formParameters.state.parse(query) !== formDefinitions[kind].slug) return { kind: 'empty' };
  return readState(cookies, kind);
}

function listCountries({ countries, locale }: SiteView): FormReading['countries'] {
  const collator = new Intl.Collator(providerLocale(locale.language));
  return countries
    .filter(({ hidden, countryCode }) => !hidden && countryCode !== internationalCountry)
    .map(({ countryCode, name }) => ({ code: countryCode, name }))
    .sort((left, right) => collator.compare(left.name, right.name));
}

function findProduct({ hierarchy }: SiteView, slug: string): FormReading['product'] {
  const product = hierarchy?.entries.get(slug)?.product;
  return product && { slug: product.slug, name: product.name };
}

/** Reads the form's fields from the query. */
function createPrefill(
  { kind, query, view, hidden }: FormReadingInput,
  product: FormReading['product'],
): FormValues {
  const productName = product?.name ?? formParameters.product.parse(query);
  const { locale } = view;
  const known: FormValues = {
    product: productName,
    machineName: formParameters.machine.parse(query) || productName,
    serialNumber: formParameters.serial.parse(query),
    message: formParameters.message.parse(query),
    country: locale.isInternational ? '' : locale.country,
    ...(product && { topic: 'product' }),
    ...hidden,
  };
  return Object.fromEntries(
    fieldsOfForm(kind).flatMap(({ name }) => {
      const value = known[name];
      return value ? [[name, value]] : [];
    }),
  );
}

const withQuery = (path: string, query: URLSearchParams) => {
  const stored = new URLSearchParams(query);
  stored.delete(formParameters.state.name);
  // The state of a form that is sent includes it, and it would be too long for an address to return to.
  stored.delete(formParameters.message.name);
  return stored.size > 0 ? `${path}?${stored.toString()}` : path;
};

/** Creates the mail alternative for a service request that could not be sent. */
function createWayOut({ kind, view }: FormReadingInput, state: FormState) {
  const mailAddress = view.site.contact?.email ?? undefined;
  if (kind !== 'serviceRequest' || mailAddress === undefined) return {};
  if (state.kind !== 'failed') return { mailAddress };
  return {
    mailAddress,
    mailFallback: createFallbackMail(kind, state.values, {
      to: mailAddress,
      intl: view.intl,
      countries: listCountries(view),
    }),
  };
}

/** Creates the initial state of a form on a page: entered values, prefilled values, country names. */
export function loadFormReading(input: FormReadingInput): FormReading {
  const { kind, path, query, view } = input;
  const state = loadState(input);
  const product = findProduct(view, formParameters.product.parse(query));
  return {
    action: `/api/forms/${formDefinitions[kind].slug}`,
    returnTo: withQuery(path, query),
    state,
    prefill: createPrefill(input, product),
    countries: listCountries(view),
    site: view.site.key,
    locale: view.locale.code,
    ...(product && { product }),
    ...createWayOut(input, state),
  };
}

export const loadStoryFeedbackReading = (input: ListInput, story: string): FormReading =>
  loadFormReading({ ...input, kind: 'storyFeedback', hidden: { story } });
