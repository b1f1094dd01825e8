import type { SanitizedConfig } from 'payload';

const labelKeys = new Set(['label', 'singular', 'plural', 'description', 'group', 'placeholder', 'noun']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isInBoth = (label: unknown): boolean =>
  isObject(label) && ['en', 'de'].every((language) => typeof Reflect.get(label, language) === 'string');

/** Payload's own fields of uploads and rows, which no form shows. */
const isHidden = (field: object): boolean => {
  const admin: unknown = Reflect.get(field, 'admin');
  return (
    isObject(admin) && (Reflect.get(admin, 'hidden') === true || Reflect.get(admin, 'disabled') === true)
  );
};

const walk = (value: unknown, path: string, seen: Set<unknown>, report: (path: string) => void): void => {
  if (!isObject(value) || seen.has(value) || isHidden(value)) return;
  seen.add(value);
  for (const [key, child] of Object.entries(value)) {
    // The toolbar's words are Payload's, in all its languages.
    if (key === 'editor') continue;
    const isLabel = labelKeys.has(key) && (typeof child === 'string' || isInBoth(child));
    if (!isLabel) walk(child, `${path}.${key}`, seen, report);
    else if (!isInBoth(child)) report(`${path}.${key}: ${String(child)}`);
  }
};

/** Paths of labels and descriptions of our collections that the admin cannot show in both languages. */
export const observeLabels = ({ collections }: SanitizedConfig): string[] => {
  const paths: string[] = [];
  for (const { slug, labels, admin, fields } of collections.filter(
    (one) => !one.slug.startsWith('payload-'),
  )) {
    const { group, description } = admin;
    walk({ labels, group, description, fields }, slug, new Set(), (path) => paths.push(path));
  }
  return paths;
};
