import { sortChoices } from './readChoices';

export type QueryPair = readonly [name: string, value: string];

/** Decides whether a query changes a page, so that its stored copy cannot be sent. */
export interface PageParameter {
  readonly isIn: (query: URLSearchParams) => boolean;
}

/** Declares a parameter once: the page parses it, links and forms contain it, and routing recognizes it. */
export interface QueryParameter<Value> extends PageParameter {
  readonly name: string;
  readonly parse: (query: URLSearchParams) => Value;
  /** Returns a pair for each occurrence; none for the default. */
  readonly format: (value: Value) => readonly QueryPair[];
}

/** Creates a parameter that changes a page with any value: invalid ones are shown again or corrected. */
export const createParameter = <Value>(
  name: string,
  parse: (values: readonly string[]) => Value,
  format: (value: Value) => readonly string[],
): QueryParameter<Value> => ({
  name,
  parse: (query) => parse(query.getAll(name)),
  format: (value) => format(value).map((text) => [name, text] as const),
  isIn: (query) => query.has(name),
});

/** Repeated texts, distinct and sorted. */
export const textsParameter = (name: string) =>
  createParameter(
    name,
    (texts) => sortChoices(texts.filter(Boolean)),
    (texts) => sortChoices(texts.filter(Boolean)),
  );

/** Repeated values of a fixed set; others are ignored. */
export const choicesParameter = <Value extends string>(name: string, known: readonly Value[]) =>
  createParameter<readonly Value[]>(
    name,
    (texts) => sortChoices(known.filter((value) => texts.includes(value))),
    sortChoices,
  );

/** Repeated ISO 3166 alpha-2 codes. */
export const countriesParameter = createParameter<readonly string[]>(
  'country',
  (codes) => sortChoices(codes.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code))),
  sortChoices,
);

/** The first value, trimmed and cut to a number of characters; `''` without one. */
export const textParameter = (name: string, maxLength: number) =>
  createParameter(
    name,
    ([text = '']) => text.trim().slice(0, maxLength),
    (text) => (text === '' ? [] : [text]),
  );

export const searchTextParameter = textParameter('q', 80);

/** One value of a fixed set; undefined and without effect for others. */
export const choiceParameter = <Value extends string>(
  name: string,
  known: readonly Value[],
): QueryParameter<Value | undefined> => {
  const parse = (query: URLSearchParams) => known.find((value) => value === query.get(name));
  return {
    name,
    parse,
    format: (value) => (value === undefined ? [] : [[name, value]]),
    isIn: (query) => parse(query) !== undefined,
  };
};

/** A switch with one value; others have no effect. */
export const flagParameter = (name: string, value: string): QueryParameter<boolean> => {
  const isIn = (query: URLSearchParams) => query.get(name) === value;
  return { name, parse: isIn, format: (isOn) => (isOn ? [[name, value]] : []), isIn };
};

/** Returns `brand=komax&sort=name`, without question mark. */
export const formatQuery = (...pairs: readonly (readonly QueryPair[])[]): string =>
  new URLSearchParams(pairs.flat().map(([name, value]) => [name, value])).toString();
