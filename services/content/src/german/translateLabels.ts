import { formatLabels, toWords, type CollectionConfig } from 'payload';
import catalogue from './labels.json';
import { translateRejection } from './translateRejections';

const german: ReadonlyMap<string, string> = new Map(Object.entries(catalogue));

type Changes = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const get = (source: object, key: string): unknown => Reflect.get(source, key);

const change = <Source extends object>(source: Source, changes: Changes): Source => ({
  ...source,
  ...changes,
});

/** The admin shows English for a text without a translation; a test makes sure that every label has one. */
export const inBothLanguages = (text: string): Record<string, string> => {
  const translation = german.get(text);
  return translation === undefined ? { en: text } : { en: text, de: translation };
};

/** Texts that are functions, or switched off, stay as they are. */
const translate = (text: unknown): unknown =>
  typeof text === 'string' && text !== '' ? inBothLanguages(text) : text;

const mapList = (list: unknown, map: (item: object) => object): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? map(item) : item)) : list;

/** Translates existing values only. */
const mapPresent = <Source extends object>(
  source: Source,
  maps: Record<string, (value: unknown) => unknown>,
): Source => {
  const present = Object.entries(maps).filter(([key]) => get(source, key) !== undefined);
  return change(source, Object.fromEntries(present.map(([key, map]) => [key, map(get(source, key))])));
};

const ifObject =
  (map: (value: object) => object) =>
  (value: unknown): unknown =>
    isObject(value) && !Array.isArray(value) ? map(value) : value;

const translateLabels = ifObject((labels) => mapPresent(labels, { singular: translate, plural: translate }));

/** Headings of rows, as `rowLabel` and `blockLabel` write them. */
const translateNoun = ifObject((component) =>
  mapPresent(component, { clientProps: ifObject((props) => mapPresent(props, { noun: translate })) }),
);

const translateComponents = ifObject((components) =>
  mapPresent(components, { RowLabel: translateNoun, Label: translateNoun }),
);

const translateAdmin = ifObject((admin) =>
  mapPresent(admin, {
    description: translate,
    placeholder: translate,
    group: translate,
    components: translateComponents,
  }),
);

const translateOptions = (options: unknown): unknown =>
  mapList(options, (option) => mapPresent(option, { label: translate }));

/** Payload derives missing labels of a field and its rows from its name. */
const defaultLabels = (field: object): Changes => {
  const name = get(field, 'name');
  const type = get(field, 'type');
  if (typeof name !== 'string') return {};
  const label = get(field, 'label') ?? toWords(name);
  const hasRows = type === 'array' || type === 'blocks';
  return hasRows ? { label, labels: get(field, 'labels') ?? formatLabels(name) } : { label };
};

const languageOf = (context: unknown): string => {
  const req: unknown = isObject(context) ? get(context, 'req') : undefined;
  const i18n: unknown = isObject(req) ? get(req, 'i18n') : undefined;
  const language: unknown = isObject(i18n) ? get(i18n, 'language') : undefined;
  return typeof language === 'string' ? language : 'en';
};

/** Reasons of our validations are in English. */
const translateVerdicts = (validate: unknown): unknown => {
  if (typeof validate !== 'function') return validate;
  return async (value: unknown, context: unknown): Promise<unknown> => {
    const verdict: unknown = await Reflect.apply(validate, undefined, [value, context]);
    return typeof verdict === 'string' ? translateRejection(verdict, languageOf(context)) : verdict;
  };
};

const translateBlock = (block: object): object =>
  mapPresent(block, {
    labels: translateLabels,
    admin: translateAdmin,
    fields: (fields) => mapList(fields, translateField),
  });

/** Gives a field, a tab and all that is in it English and German labels. */
export const translateField = <Source extends object>(field: Source): Source =>
  mapPresent(change(field, defaultLabels(field)), {
    label: translate,
    labels: translateLabels,
    validate: translateVerdicts,
    description: translate,
    admin: translateAdmin,
    options: translateOptions,
    fields: (fields) => mapList(fields, translateField),
    tabs: (tabs) => mapList(tabs, translateField),
    blocks: (blocks) => mapList(blocks, translateBlock),
  });

/** Gives a collection and its fields English and German labels; the code has them in English. */
export const translateCollection = (collection: CollectionConfig): CollectionConfig =>
  change(collection, {
    labels: translateLabels(collection.labels ?? formatLabels(collection.slug)),
    admin: translateAdmin(collection.admin),
    fields: collection.fields.map(translateField),
  });
